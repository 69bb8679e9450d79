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

const sent = vi.fn<typeof window.fetch>()
/** The scripts that the page was given, each answered at once. */
const scripts: string[] = []
let happens: 'load' | 'error' = 'load'

beforeEach(() => {
  vi.resetModules()
  loaded.mockClear()
  scripts.length = 0
  happens = 'load'
  sent.mockReset().mockImplementation(async () => Response.json([]))
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

/** The token of the first request to the database. */
async function tokenOfFirstRead() {
  const { listInflatables } = await import('./catalogue')
  expect(await listInflatables()).toEqual([])
  expect(sent).toHaveBeenCalledOnce()
  return new Headers(sent.mock.calls[0]?.[1]?.headers).get('X-Firebase-AppCheck')
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

test('where Google gives no token, the page asks without one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'refused')
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3')
  expect(await tokenOfFirstRead()).not.toBe(tokenFor('refused'))
})
