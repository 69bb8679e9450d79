// App Check for the doctor: off, sent by the page, enforced, and with a debug token that is
// accepted or refused.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '~/settings/config'
import { checkAppCheck, exchangeDebugToken } from './app-check'

let isEnforced = false
beforeEach(() => {
  isEnforced = false
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (input, init) => {
      if (new Request(input).url.includes(':exchangeDebugToken'))
        return JSON.stringify(init?.body).includes('known')
          ? Response.json({ token: 'shown' })
          : Response.json({}, { status: 403 })
      return Response.json([], { status: isEnforced ? 403 : 200 })
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

async function find(key: string, debugToken = '') {
  const config = readConfig({ VITE_APP_CHECK_SITE_KEY: key, VITE_FIREBASE_APP_ID: '1:2:web:3' })
  const appCheckToken = await exchangeDebugToken(config, debugToken)
  const connection = { projectId: 'x', apiKey: 'k', host: '', site: '', appCheckToken }
  const findings = await checkAppCheck(config, connection, debugToken)
  return findings.map(({ mark, what }) => `${mark}: ${what}`)
}

test("App Check isn't reported without a key", async () => {
  expect(await find('')).toEqual([])
})

test('a page with a key is protected once the database insists', async () => {
  expect(await find('key')).toEqual([
    expect.stringMatching(/^look: .* the database asks for none$/),
  ])
  isEnforced = true
  expect(await find('key', 'known')).toEqual([expect.stringMatching(/^ok: App Check is enforced/)])
})

test('a debug token that the project does not know is reported', async () => {
  expect(await find('', 'wrong')).toEqual([
    expect.stringMatching(/^bad: The debug token .* refused$/),
  ])
})
