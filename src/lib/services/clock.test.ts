import '#test/browser-storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const noon = Date.parse('2027-06-01T12:00:00Z')
const minute = 60_000

let serverNow: () => Promise<number>
/** What the site's server says; null for no answer at all. */
let serverTime: number | null
let status: number
let asked: number
/** How long the page is frozen before it sees the answer. */
let frozenMs: number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: noon })
  vi.resetModules()
  const { http } = await import('./http')
  http.defaults.adapter = async (config) => {
    asked++
    if (serverTime === null) throw new Error('Network Error')
    const answered = serverTime
    vi.advanceTimersByTime(frozenMs)
    const headers = { date: new Date(answered).toUTCString() }
    return { data: '', status, statusText: '', headers, config }
  }
  ;({ serverNow } = await import('./clock'))
  asked = 0
  frozenMs = 0
  status = 200
})
afterEach(() => void vi.useRealTimers())

test.each([
  [10, 200],
  [-10, 200],
  // A refusal has the time, too.
  [-1, 405],
])('a device %i minutes off is set right by an answer of status %i', async (off, answered) => {
  serverTime = noon - off * minute
  status = answered
  expect(await serverNow()).toBe(serverTime + 500)
})

test('a page that stays open asks once', async () => {
  serverTime = noon + minute
  await serverNow()
  vi.advanceTimersByTime(60 * minute)
  expect(await serverNow()).toBe(noon + 61 * minute + 500)
  expect(asked).toBe(1)
})

// The page's clock stops while the device sleeps, or stays as it is when the device's clock is
// corrected.
test.each([-10, 10])(
  "the time is read again after the device's clock jumps by %i minutes; without an answer, the last difference stays",
  async (jump) => {
    serverTime = noon + minute
    await serverNow()
    serverTime = noon + 5 * minute
    vi.setSystemTime(noon + jump * minute)
    expect(await serverNow()).toBe(serverTime + 500)
    vi.setSystemTime(noon)
    serverTime = null
    expect(await serverNow()).toBe(noon + (5 - jump) * minute + 500)
    serverTime = noon
    expect(await serverNow()).toBe(noon + 500)
  },
)

test('an answer that a frozen page sees only later does not count', async () => {
  serverTime = noon + minute
  frozenMs = 6 * minute
  expect(await serverNow()).toBe(noon + 6 * minute)
  frozenMs = 0
  serverTime = noon + 7 * minute
  expect(await serverNow()).toBe(serverTime + 500)
})

test('a device without an answer goes by its own clock, and asks again', async () => {
  serverTime = null
  expect(await serverNow()).toBe(noon)
  serverTime = noon + minute
  expect(await serverNow()).toBe(noon + minute + 500)
})
