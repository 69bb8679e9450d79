// Everything that `npm start` serves besides the site itself, as one middleware.
import { join } from 'node:path'
import type { Connect } from 'vite'
import type { PlainFields } from '../firestore/plain'
import { cardHandlers } from '../card/handlers'
import { createPayments, readServiceAge } from '../card/payments'
import { createOutbox } from '../outbox/outbox'
import { places } from '../places'
import { serviceHandlers, type Business } from './api'
import { createDatabase, readDatabaseKind, type Environment } from './database'
import { fileHandler, pictureHandler } from './files'
import { sendJson, type Handler } from './http'

type Options = {
  /** The checkout's folder. */
  root: string
  business: Business
  environment: Environment
  /** Besides the demonstration's own, by path. */
  documents?: Readonly<Record<string, PlainFields>>
}

/** Answers the paths of the stand-ins and leaves every other one to the server. */
export async function createStack(options: Options): Promise<Connect.NextHandleFunction> {
  const { root, business, environment, documents = {} } = options
  const kind = readDatabaseKind(environment['LOCAL_DB'])
  const folder = environment['LOCAL_DIR'] ?? join(root, '.local')
  const fileOf = (name: string) => (kind === 'file' ? join(folder, `${name}.json`) : null)
  const photos = environment['LOCAL_PHOTOS']
  const outbox = createOutbox(fileOf('outbox'))
  const payments = createPayments({
    file: fileOf('payments'),
    ignoresKeys: readServiceAge(environment['LOCAL_PAYMENT']) === 'old',
  })
  const database = await createDatabase(kind, environment, fileOf('database'), documents)
  const pictures = pictureHandler(
    join(root, 'local/catalogue/pictures'),
    ...(photos === undefined ? [] : [photos]),
  )
  const exact: Record<string, Handler> = {
    ...serviceHandlers(outbox, business),
    ...cardHandlers(payments),
    'GET /local/maps.js': fileHandler(join(root, 'local/maps/stand-in.js')),
    'GET /local/map.html': fileHandler(join(root, 'local/maps/map.html')),
    'GET /local/stripe.js': fileHandler(join(root, 'local/card/stripe.js')),
    'GET /local/places.json': (_request, response) => sendJson(response, 200, places),
  }

  function find(method: string, path: string): Handler | undefined {
    if (path.startsWith('/v1/')) return database
    if (path.startsWith('/pictures/')) return pictures
    // Without this, the site would answer a misspelled path with its page.
    return exact[`${method} ${path}`] ?? (path.startsWith('/local/') ? notFound : undefined)
  }

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const handle = find(request.method ?? 'GET', url.pathname)
    if (!handle) return next()
    void answer(handle, request, response, url)
  }
}

const notFound: Handler = (_request, response) => sendJson(response, 404, { error: 'Not found' })

async function answer(handle: Handler, ...call: Parameters<Handler>): Promise<void> {
  try {
    await handle(...call)
  } catch (error) {
    console.error(error)
    if (!call[1].headersSent) sendJson(call[1], 500, { error: String(error) })
  }
}
