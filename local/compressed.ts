// Sends texts and drawings compressed, like any host.
import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const packable = /^(?:text\/|application\/(?:json|xml)|image\/svg)/

/** Ends the answer with this content of this type. */
export function endCompressed(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.setHeader('content-type', type)
  const accepted = String(response.req.headers['accept-encoding'])
  const packed = packable.test(type) && /\bgzip\b/.test(accepted)
  if (packed) response.setHeader('content-encoding', 'gzip')
  response.writeHead(status)
  response.end(packed ? gzipSync(content) : content)
}
