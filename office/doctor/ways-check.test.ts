import { EventEmitter } from 'node:events'
import tls from 'node:tls'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkWays } from './ways-check'

const site = 'https://www.example.com'

/** Where addresses end; the others lead nowhere. */
function answer(ends: Record<string, string>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = ends[address]
    if (url === undefined) throw new TypeError('fetch failed')
    return { url }
  })
}

/** A certificate that ends in so many days. */
function certify(days: number) {
  vi.spyOn(tls, 'connect').mockImplementation(() => {
    const valid_to = new Date(Date.now() + days * 86_400_000 + 60_000).toUTCString()
    const socket = Object.assign(new EventEmitter(), {
      setTimeout: () => {},
      destroy: () => {},
      getPeerCertificate: () => ({ valid_to }),
    })
    setImmediate(() => socket.emit(Number.isNaN(days) ? 'error' : 'secureConnect'))
    return socket as unknown as tls.TLSSocket
  })
}

beforeEach(() => certify(60))

test.each([
  [13, ['The certificate of https://rent.example.com ends in 13 days']],
  [14, []],
  [Number.NaN, []],
])('a certificate that ends in %s days', async (days, said) => {
  certify(days)
  answer({ 'http://rent.example.com/': 'https://rent.example.com/' })
  const findings = await checkWays('https://rent.example.com')
  expect(findings.filter(({ mark }) => mark !== 'ok').map(({ what }) => what)).toEqual(said)
})

test.each<[what: string, ends: Record<string, string>, mark: string, says: RegExp]>([
  [
    'all lead there',
    { 'http://www.example.com/': `${site}/`, 'https://example.com/': `${site}/` },
    'ok',
    /lead to the site$/,
  ],
  [
    'http shows the site itself',
    { 'http://www.example.com/': 'http://www.example.com/', 'https://example.com/': `${site}/` },
    'bad',
    /^http:\/\/www\.example\.com\/ doesn't lead to https:\/\/www\.example\.com$/,
  ],
  [
    'nothing without www',
    { 'http://www.example.com/': `${site}/` },
    'look',
    /^https:\/\/example\.com\/ doesn't lead/,
  ],
  [
    'another site without www',
    { 'http://www.example.com/': `${site}/`, 'https://example.com/': 'https://example.com/' },
    'look',
    /^https:\/\/example\.com\/ doesn't lead/,
  ],
])('%s', async (_, ends, mark, says) => {
  answer(ends)
  expect(await checkWays(site)).toEqual([
    expect.objectContaining({ mark, what: expect.stringMatching(says) as unknown }),
  ])
})

test('asks about www where the domain has no other part before it', async () => {
  answer({ 'http://example.com/': 'https://example.com/' })
  expect((await checkWays('https://example.com'))[0]?.what).toContain('https://www.example.com/')
  answer({ 'http://rent.example.com/': 'https://rent.example.com/' })
  expect((await checkWays('https://rent.example.com'))[0]?.mark).toBe('ok')
})

test('asks nothing of a rehearsal without https', async () => {
  expect(await checkWays('http://127.0.0.1:5000')).toEqual([])
})
