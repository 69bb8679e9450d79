// With a key in the settings every request to the database carries a token; without one, nothing of
// App Check is loaded.
import { deleteApp, getApps, setLogLevel } from 'firebase/app'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A token in the real form, because Firebase reads its times. */
const token = `header.${btoa(JSON.stringify({ iat: 0, exp: 60 }))}.signature`
const requests: { url: string; headers: Headers }[] = []
/** The scripts that were added to the page. Each loads at once. */
const scripts: string[] = []
let scriptLoads = true
let exchange: () => Response

beforeEach(() => {
  vi.resetModules()
  scripts.length = 0
  requests.length = 0
  scriptLoads = true
  exchange = () => Response.json({ token, ttl: '60s' })
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    requests.push({ url, headers: new Headers(headers) })
    return url.includes('firebaseappcheck') ? exchange() : Response.json([])
  })
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return
    scripts.push(script.src)
    if (scriptLoads) vi.stubGlobal('grecaptcha', { enterprise: reCaptcha })
    queueMicrotask(() => script.dispatchEvent(new Event(scriptLoads ? 'load' : 'error')))
  })
})
afterEach(async () => {
  await Promise.all(getApps().map(deleteApp))
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** What Google's script would leave. */
const reCaptcha = {
  ready: (then: () => void) => then(),
  render: (_: unknown, { callback }: { callback: () => void }) => callback(),
  execute: async () => 'answer of reCAPTCHA',
}

function useKey() {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:2:web:3')
}

/** The token of the first request to the database. */
async function tokenOfFirstRead() {
  const { listInflatables } = await import('./catalog')
  expect(await listInflatables()).toEqual([])
  const [read, ...more] = requests.filter(({ url }) => !url.includes('firebaseappcheck'))
  expect(more).toEqual([])
  return read?.headers.get('X-Firebase-AppCheck')
}

test('without a key Google gets no request, and no token is sent', async () => {
  expect(await tokenOfFirstRead()).toBeNull()
  expect(requests).toHaveLength(1)
  expect(scripts).toEqual([])
})

test('with a key the first question carries a token already', async () => {
  useKey()
  expect(await tokenOfFirstRead()).toBe(token)
  expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js'])
})

test('where reCAPTCHA is blocked the page reads without a token, and shows', async () => {
  useKey()
  scriptLoads = false
  expect(await tokenOfFirstRead()).toBeNull()
})

test('where Google gives no token, the page asks without one', async () => {
  // Firebase would warn of the refusal on the console.
  setLogLevel('silent')
  useKey()
  exchange = () => Response.json({}, { status: 403 })
  expect(await tokenOfFirstRead()).not.toBe(token)
})
