// The official emulator behind the page's own origin, so that the rules decide and the browser
// needs no CORS.
import { request as forward, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { toFields, type PlainFields } from '../firestore/plain'
import { demoProjectId } from '../settings'
import type { DatabaseFailures } from './failures'
import { sendJson, type Handler } from './http'

/**
 * Passes each call on to the emulator at `host` (`127.0.0.1:8080`), apart from those that are to
 * fail.
 */
export function emulatorHandler(host: string, failureOf: DatabaseFailures): Handler {
  return async (request, response, url) => {
    const body = await text(request)
    const failure = failureOf(url.pathname.split(':').at(-1) ?? '', body)
    if (failure === 'unavailable') return sendUnavailable(response, 'rehearsed')
    const [hostname, port] = host.split(':')
    const headers: IncomingHttpHeaders = { ...request.headers, host }
    const sent = forward(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        if (failure === 'answer-lost') return void request.socket.destroy()
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    sent.on('error', () => sendUnavailable(response, `no emulator answers at ${host}`))
    sent.end(body)
  }
}

function sendUnavailable(response: Parameters<Handler>[1], message: string): void {
  sendJson(response, 503, { error: { code: 503, status: 'UNAVAILABLE', message } })
}

const pathOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`
const documentsPath = pathOf(demoProjectId)

/**
 * Reads a document that our rules refuse every visitor. An emulator without rules allows
 * everything.
 * @throws Error that says how to load the rules
 */
export async function requireRules(host: string, projectId = demoProjectId): Promise<void> {
  const { ok, status } = await fetch(`http://${host}/v1/${pathOf(projectId)}/no-visitors/probe`)
  if (status === 403) return
  if (!ok && status !== 404) throw new Error(`The emulator at ${host} answers ${status}`)
  throw new Error(
    `The emulator at ${host} runs without firestore.rules, so nothing would be refused. Start it with --rules=firestore.rules, or unset FIRESTORE_EMULATOR_HOST: npm start then starts one.`,
  )
}

type Documents = Readonly<Record<string, PlainFields>>

/** Writes the documents as staff would, unless there is a catalog already. */
export async function seedEmulator(host: string, documents: Documents): Promise<void> {
  const base = `http://${host}/v1/${documentsPath}`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const answer = await fetch(`${base}/inflatables?pageSize=1`, { headers })
  if (!answer.ok) throw new Error(`The emulator at ${host} answers ${answer.status}`)
  if (Object.keys((await answer.json()) as object).length > 0) return
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${documentsPath}/${path}`, fields: toFields(data) },
  }))
  const written = await fetch(`${base}:commit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes }),
  })
  if (!written.ok) throw new Error(`The emulator refused the demo catalog: ${await written.text()}`)
}
