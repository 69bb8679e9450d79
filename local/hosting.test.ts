// How Firebase's own server answers URLs with firebase.json.
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '~/settings/config'
import { hosting } from '../firebase.json'
import { hostingOf } from '../scripts/build/hosting'
import { listen } from '../test/listen'
import { serveBuild } from './hosting'

const dist = mkdtempSync(join(tmpdir(), 'hosting-'))
const pages = ['index', 'app', '404', 'contract', 'inflatables', 'inflatables/slides']
let origin = ''

beforeAll(async () => {
  for (const folder of ['assets', 'contract', 'inflatable', 'inflatables'])
    mkdirSync(join(dist, folder))
  for (const name of [...pages, 'contract/8c69b052aa37', 'inflatable/castle'])
    writeFileSync(join(dist, `${name}.html`), name)
  writeFileSync(join(dist, 'assets/app.js'), 'script'.repeat(1000))
  const complete = hostingOf(hosting, readConfig({}), ['assets/app.js'])
  writeFileSync(join(dist, 'firebase.json'), JSON.stringify({ hosting: complete }))
  const site = await listen((request, response) => serveBuild(dist)(request, response))
  origin = site.origin
  return () => {
    site.stop()
    rmSync(dist, { recursive: true })
  }
})

const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

test.each([
  ['/', 200, 'index'],
  ['/contract', 200, 'contract'],
  ['/inflatables', 200, 'inflatables'],
  ['/inflatables/slides', 200, 'inflatables/slides'],
  ['/inflatables/newer-than-the-build', 200, 'app'],
  ['/inflatable/castle', 200, 'inflatable/castle'],
  ['/inflatable/newer-than-the-build', 200, 'app'],
  ['/cart', 200, 'app'],
  ['/cart?anything', 200, 'app'],
  ['/invoice/abc', 200, 'app'],
  ['/booking/abc', 200, 'app'],
  ['/booking', 200, 'app'],
  ['/contract/8c69b052aa37', 200, 'contract/8c69b052aa37'],
  ['/contract/8c69b052aa37.', 200, 'app'],
  ['/nowhere', 404, '404'],
  ['/assets/gone.js', 404, '404'],
  ['/invoice/a/b', 404, '404'],
  ['/..%2f..%2fpackage.json', 404, '404'],
  ['//', 200, 'index'],
])('%s is answered with %d and %s', async (path, status, content) => {
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, content])
})

test.each([
  ['/contract.html', '/contract'],
  ['/contract/', '/contract'],
  ['/contract/?day=1', '/contract?day=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (path, target) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
})

test('every answer has the headers of the build', async () => {
  for (const path of ['/contract', '/cart', '/nowhere', '/assets/app.js']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('referrer-policy')).toBe('strict-origin')
  }
})

test('only a script that exists is kept for good: a missing one may come back with another release', async () => {
  const kept = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await kept('/assets/app.js')).toContain('immutable')
  expect(await kept('/assets/gone.js')).toBe('no-cache')
  expect(await kept('/contract')).toBe('no-cache')
})

test.each(['/cart', '/checkout', '/test', '/booking', '/booking/abc', '/invoice/abc'])(
  '%s tells search engines not to list it',
  async (path) => expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex'),
)

test('search engines may fetch private links, which tell them not to list them', () => {
  const robots = readFileSync('public/robots.txt', 'utf8')
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(['/test'])
})

test('public pages may be listed by search engines', async () => {
  for (const path of ['/', '/contract', '/inflatable/castle'])
    expect((await get(path)).headers.get('x-robots-tag')).toBeNull()
})
