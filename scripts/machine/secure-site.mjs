// Serves the demonstration build like a host: HTTP/2, compressed, with every header.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFloors } from '../bench/floor.mjs'
import { load } from '../load.mjs'
import { root } from '../setup.mjs'

/**
 * The build behind its headers, over HTTP/2, with the database in memory. `?floor` is the floor of
 * a page (../bench/floor.mjs).
 * @param documents in addition to the demonstration's own
 */
export async function serveSecurely(documents = {}) {
  const { serveBuild } = await load('local/hosting.ts')
  const { createStack } = await load('local/services/stack.ts')
  const dist = join(root, 'dist-local')
  const site = serveBuild(dist)
  const floors = writeFloors(dist)
  const floor = serveBuild(floors)
  const services = await createStack({
    root,
    business: { name: '', email: '' },
    environment: { LOCAL_DB: 'memory', LOCAL_PHOTOS: process.env.LOCAL_PHOTOS },
    documents,
  })
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject]
  execFileSync('openssl', made, { stdio: 'ignore' })
  const credentials = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })

  const server = createSecureServer({ ...credentials, allowHTTP1: true }, (request, response) => {
    // The page reads the time with a HEAD request. The build's server leaves such a request open
    // over HTTP/2.
    if (request.method === 'HEAD') return response.writeHead(200).end()
    if (request.url.endsWith('?floor')) return floor(request, response)
    return services(request, response, () => site(request, response))
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return {
    port: server.address().port,
    close: () => {
      rmSync(floors, { recursive: true })
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
