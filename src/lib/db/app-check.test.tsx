// With a key in the settings every question to the database carries a token; without one nothing of App Check is fetched.
import { deleteApp, getApps } from 'firebase/app'
import type * as AppCheck from 'firebase/app-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const loaded = vi.fn()
vi.mock('firebase/app-check', async (original) => {
  loaded()
  const real = await original<typeof AppCheck>()
  return {
    ...real,
    /** Gives a token where the real one would ask Google. */
    ReCaptchaEnterpriseProvider: class extends real.CustomProvider {
      constructor(siteKey: string) {
        const expireTimeMillis = Date.now() + 60_000
        super({
          async getToken() {
            if (siteKey === 'refused') throw new Error('Throttled')
            return { token: tokenFor(siteKey), expireTimeMillis }
          },
        })
      }
    },
  }
})

/** In the form of a real one, whose times Firebase reads. */
const tokenFor = (siteKey: string) =>
  `header.${btoa(JSON.stringify({ siteKey, iat: 0, exp: 60 }))}.signature`

const sent = vi.fn<typeof fetch>()
/** The scripts that the page was given, each answered at once. */
const scripts: string[] = []
let happens: 'load' | 'error' = 'load'

beforeEach(() => {
  vi.resetModules()
  loaded.mockClear()
  scripts.length = 0
  happens = 'load'
  sent.mockReset().mockImplementation(async () => Response.json([{ readTime: 'now' }]))
  vi.stubGlobal('fetch', sent)
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script.src)
    queueMicrotask(() => script.dispatchEvent(new Event(happens)))
  })
})
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp))
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const onDay = { field: 'date', op: 'LESS_THAN_OR_EQUAL', value: '2027-06-12' } as const

/** The token that came with the first question to the database, by the SDK or past it. */
async function tokenOfFirstRead() {
  const { listInflatables } = await import('~/lib/db/catalogue')
  const { queryFields } = await import('~/lib/db/days/query')
  expect(await listInflatables()).toEqual([])
  expect(await queryFields('allocations', [onDay])).toEqual([])
  expect(sent).toHaveBeenCalledTimes(2)
  const [bySdk, past] = sent.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get('X-Firebase-AppCheck'),
  )
  expect(past).toBe(bySdk)
  return bySdk
}

test('without a key no script of Google and no part of App Check is fetched, and no token sent', async () => {
  expect(await tokenOfFirstRead()).toBeNull()
  expect(loaded).not.toHaveBeenCalled()
  expect(scripts).toEqual([])
})

test('with a key the first question carries a token already', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3')
  expect(await tokenOfFirstRead()).toBe(tokenFor('site-key'))
  expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js'])
})

test('where reCAPTCHA is blocked the page asks without a token, and stands', async () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3')
  happens = 'error'
  expect(await tokenOfFirstRead()).toBeNull()
})

test('where no token is given, a question past the SDK goes without one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'refused')
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3')
  const { queryFields } = await import('~/lib/db/days/query')
  expect(await queryFields('allocations', [onDay])).toEqual([])
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).has('X-Firebase-AppCheck')).toBe(false)
})

test.each([
  ['', 'https://firestore.googleapis.com'],
  ['same-origin', 'http://localhost:3000'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
])('with the host "%s" both ways lead to the same address', async (host, origin) => {
  vi.stubEnv('VITE_FIRESTORE_HOST', host)
  await tokenOfFirstRead()
  const address = `${origin}/v1/projects/demo-rentals/databases/(default)/documents:runQuery?key=demo`
  expect(sent.mock.calls.map(([url]) => url)).toEqual([address, address])
})
