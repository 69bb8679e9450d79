import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuild } from './hosting'

const dist = mkdtempSync(join(tmpdir(), 'hosting-'))
const server = createServer(serveBuild(process.cwd(), dist))
let origin = ''

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, 'inflatable'))
  for (const name of ['index', 'app', '404', 'contract', 'inflatable/castle'])
    writeFileSync(join(dist, `${name}.html`), name)
  writeFileSync(join(dist, 'assets/app.js'), 'script')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

test.each([
  ['/', 200, 'index'],
  ['/contract', 200, 'contract'],
  ['/inflatable/castle', 200, 'inflatable/castle'],
  ['/inflatable/newer-than-the-build', 200, 'app'],
  ['/cart', 200, 'app'],
  ['/invoice/abc', 200, 'app'],
  ['/booking/abc', 200, 'app'],
  ['/booking', 200, 'app'],
  ['/assets/app.js', 200, 'script'],
  ['/nowhere', 404, '404'],
  ['/assets/gone.js', 404, '404'],
  ['/invoice/a/b', 404, '404'],
  ['/..%2f..%2fpackage.json', 404, '404'],
  ['/%E0%A4%A', 404, '404'],
])('%s is answered with %d and %s', async (path, status, content) => {
  const answer = await fetch(origin + path)
  expect([answer.status, await answer.text()]).toEqual([status, content])
})

test.each([
  ['/contract.html', '/contract'],
  ['/contract/', '/contract'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, target) => {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
})

test('every answer has the headers of firebase.json; only scripts are kept for ever', async () => {
  const page = await fetch(`${origin}/contract`)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const script = await fetch(`${origin}/assets/app.js`)
  expect(script.headers.get('cache-control')).toContain('immutable')
})

test.each(['/cart', '/checkout', '/test', '/booking', '/booking/abc', '/invoice/abc'])(
  '%s is for no search engine',
  async (path) => {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  },
)

test('a search engine may fetch what says that it is not to be listed: private links', () => {
  const robots = readFileSync('public/robots.txt', 'utf8')
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(['/test'])
})

test('public pages are', async () => {
  for (const path of ['/', '/contract', '/inflatable/castle'])
    expect((await fetch(origin + path)).headers.get('x-robots-tag')).toBeNull()
})

test.each(['gzip, br', 'identity'])(
  'text travels packed where that is accepted: %s',
  async (accepted) => {
    const { headers, body } = await rawGet('/assets/app.js', accepted)
    expect(headers['content-encoding']).toBe(accepted === 'identity' ? undefined : 'gzip')
    expect((accepted === 'identity' ? body : gunzipSync(body)).toString()).toBe('script')
  },
)

/** What is on the wire: `fetch` unpacks. */
function rawGet(path: string, accepted: string) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'accept-encoding': accepted } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      resolve({ headers: answer.headers, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}
