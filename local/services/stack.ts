// Everything that `npm start` serves besides the site itself, as one middleware.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Connect } from 'vite'
import { cardHandlers } from '../card/handlers'
import { createPayments, readServiceAge } from '../card/payments'
import { scriptFiles } from '../card/script'
import { createOutbox, type Outbox } from '../outbox/outbox'
import { outboxPage } from '../outbox/page'
import { places } from '../places'
import { createDatabase, readDatabaseKind, type Environment } from './database'
import { distanceAnswer } from './distance'
import { failingMailboxes, slowMs } from './failures'
import { fileHandler, pictureHandler } from './files'
import { readJson, respond, sendJson, type Handler } from './http'
import { mailForms, writeMail } from './mails'

type Options = {
  /** The checkout's folder. */
  root: string
  company: { name: string; email: string }
  environment: Environment
}

/** Answers the paths of the stand-ins and leaves every other one to the server. */
export async function createStack(options: Options): Promise<Connect.NextHandleFunction> {
  const { root, company, environment } = options
  const kind = readDatabaseKind(environment['LOCAL_DB'])
  const folder = environment['LOCAL_DIR'] ?? join(root, '.local')
  const fileOf = (name: string) => (kind === 'file' ? join(folder, `${name}.json`) : null)
  const photos = environment['LOCAL_PHOTOS']
  const outbox = createOutbox(fileOf('outbox'))
  const payments = createPayments({
    file: fileOf('payments'),
    ignoresKeys: readServiceAge(environment['LOCAL_PAYMENT']) === 'old',
  })
  const database = await createDatabase(kind, environment, fileOf('database'))
  const pictures = pictureHandler(
    join(root, 'local/catalog/pictures'),
    ...(photos === undefined ? [] : [photos]),
  )
  /** By method and path. */
  const exact: Record<string, Handler> = {
    'GET /local/api/calculateDistance': answerDistance,
    ...Object.fromEntries(
      mailForms.map((form) => [
        `POST /local/api/${form}`,
        mailHandler(form, outbox, company.email),
      ]),
    ),
    'GET /local/outbox': (_request, response) =>
      respond(response, 200, 'text/html; charset=utf-8', outboxPage(outbox.list(), company.name)),
    'GET /local/outbox.json': (_request, response) => sendJson(response, 200, outbox.list()),
    ...cardHandlers(payments),
    'GET /local/maps.js': fileHandler(join(root, 'local/maps/stand-in.js')),
    'GET /local/map.html': fileHandler(join(root, 'local/maps/map.html')),
    'GET /local/stripe.js': fileHandler(...scriptFiles),
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

const answerDistance: Handler = async (_request, response, url) => {
  const { status, body, delayMs } = distanceAnswer(url.searchParams.get('deliveryAddress') ?? '')
  await wait(delayMs)
  sendJson(response, status, body)
}

function mailHandler(form: string, outbox: Outbox, officeEmail: string): Handler {
  return async (request, response) => {
    const { mail, problems } = writeMail(form, await readJson(request), officeEmail)
    if (!mail) return sendJson(response, 400, { problems })
    const concerns = (mailbox: string) =>
      mail.to === mailbox || mail.rows.some(([, value]) => value === mailbox)
    if (concerns(failingMailboxes.down)) return sendJson(response, 500, { error: 'mail is down' })
    if (mail.kind === 'invoice' && concerns(failingMailboxes.invoiceDown))
      return sendJson(response, 500, { error: 'invoices are down' })
    if (concerns(failingMailboxes.slow)) await wait(slowMs)
    outbox.add(mail)
    sendJson(response, 200, { success: true })
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
