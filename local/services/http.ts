// HTTP helpers of the stand-ins.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>

/** The body as JSON; undefined when it isn't JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request))
  } catch {
    return undefined
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  respond(response, status, 'application/json; charset=utf-8', JSON.stringify(value, null, 2))
}

const packable = /^(?:text\/|application\/json|image\/svg)/

/** Compresses texts and drawings, as every host does. */
export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  const accepted = String(response.req.headers['accept-encoding'])
  const packed = packable.test(type) && /\bgzip\b/.test(accepted)
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-type': type,
    ...(packed && { 'content-encoding': 'gzip' }),
  })
  response.end(packed ? gzipSync(body) : body)
}
