// The demonstration build as a host serves it to a phone: HTTP/2, packed, with every header.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'

/**
 * The build behind its headers, over HTTP/2, with the database in memory. `?floor` is the page without its scripts.
 * @param documents stand beside the demonstration's own
 */
export async function serveSecurely(root, documents = {}) {
  const load = (file) =>
    runnerImport(join(root, file), {
      resolve: { alias: { '~': join(root, 'src') } },
      logLevel: 'warn',
    })
  const [{ module: hosting }, { module: stack }] = await Promise.all([
    load('local/hosting.ts'),
    load('local/services/stack.ts'),
  ])
  const dist = join(root, 'dist-local')
  const site = hosting.serveBuild(dist)
  const stillDist = withoutScripts(dist)
  const still = hosting.serveBuild(stillDist)
  const services = await stack.createStack({
    root,
    business: { name: '', email: '' },
    environment: { LOCAL_DB: 'memory' },
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
    if (request.url.endsWith('?floor')) return still(request, response)
    return services(request, response, () => site(request, response))
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return {
    port: server.address().port,
    close: () => {
      rmSync(stillDist, { recursive: true })
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A build of the same pages with the same pictures, and nothing that a script would need. */
function withoutScripts(dist) {
  const floor = mkdtempSync(join(tmpdir(), 'floor-'))
  cpSync(dist, floor, { recursive: true })
  for (const name of readdirSync(floor, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const still = readFileSync(join(floor, name), 'utf8')
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    writeFileSync(join(floor, name), still)
  }
  return floor
}
