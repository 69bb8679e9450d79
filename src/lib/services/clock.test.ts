// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNow } from './clock'
import { http } from './http'

const noon = Date.parse('2027-06-01T12:00:00Z')
const minute = 60_000

/** The site's server, whose clock says so; null for no answer at all. */
function answerAt(serverTime: number | null, status = 200) {
  http.defaults.adapter = async (config) => {
    if (serverTime === null) throw new Error('Network Error')
    const headers = { date: new Date(serverTime).toUTCString() }
    return { data: '', status, statusText: '', headers, config }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([10, -10])('a device %i minutes off is set right', async (off) => {
  answerAt(noon - off * minute)
  expect(await serverNow()).toBe(noon - off * minute + 500)
})

test('the time is read from a refusal, too', async () => {
  answerAt(noon + minute, 405)
  expect(await serverNow()).toBe(noon + minute + 500)
})

test("the time is read again after the device's clock changes; without an answer, the last difference stays", async () => {
  answerAt(noon - 10 * minute)
  await serverNow()
  vi.setSystemTime(noon - 10 * minute)
  answerAt(noon - 10 * minute)
  expect(await serverNow()).toBe(noon - 10 * minute + 500)
  answerAt(null)
  vi.setSystemTime(noon)
  expect(await serverNow()).toBe(noon + 500)
})
