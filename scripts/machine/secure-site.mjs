// The demonstration build as a host serves it to a phone: HTTP/2, gzip, every header of firebase.json.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
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
  const site = hosting.serveBuild(root, dist)
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
    if (request.url.endsWith('?floor')) return site(request, withoutScripts(response))
    return services(request, response, () => site(request, response))
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return {
    port: server.address().port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The same page and the same picture, and nothing that a script would need. */
function withoutScripts(response) {
  const end = response.end.bind(response)
  response.end = (content) => {
    const page = gunzipSync(content).toString()
    const still = page
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    return end(gzipSync(still))
  }
  return response
}
