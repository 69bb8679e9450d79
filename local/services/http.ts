// HTTP helpers of the stand-ins.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { endCompressed } from '../compressed'

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>

/** The whole body as text. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The body as JSON; undefined when it isn't JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readText(request))
  } catch {
    return undefined
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value, null, 2))
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.setHeader('cache-control', 'no-store')
  endCompressed(response, status, type, body)
}
