// Serves the demonstration build like a host: HTTP/2, compressed, with every header.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuild } from '../../local/hosting'
import { createStack } from '../../local/services/stack'
import { root } from '../setup.mjs'

type Options = {
  /** Folders of other pages: that of `bare` answers `?bare` and `/bare/…`. */
  beside?: Readonly<Record<string, string>>
}

/** The build behind its headers, over HTTP/2, with the database in memory. */
export async function serveSecurely({ beside = {} }: Options = {}) {
  const site = serveBuild(join(root, 'dist-local'))
  const others = Object.entries(beside).map(([name, folder]) => ({
    name,
    serve: serveBuild(folder),
  }))
  const services = await createStack({
    root,
    company: { name: '', email: '' },
    environment: { LOCAL_DB: 'memory', LOCAL_PHOTOS: process.env['LOCAL_PHOTOS'] },
  })
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (...call) =>
    // What superstatic and the stand-ins use of them is the same in HTTP/1 and HTTP/2.
    answer(...(call as unknown as Parameters<RequestListener>)),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request
    // Over HTTP/2, the build's server leaves the page's HEAD request for the time open.
    if (method === 'HEAD') return void response.writeHead(200).end()
    for (const { name, serve } of others) {
      if (url.startsWith(`/${name}/`)) request.url = url.slice(name.length + 1)
      else if (!url.endsWith(`?${name}`)) continue
      return serve(request, response)
    }
    services(request, response, () => site(request, response))
  }
}

/** Made for this run, because browsers speak HTTP/2 only over TLS. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject]
  execFileSync('openssl', made, { stdio: 'ignore' })
  const credentials = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return credentials
}
