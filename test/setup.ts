// A console error or warning fails the test that caused it: React and the router report real
// defects there.
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** The one line that is specified: a mail that failed, without anything of the customer's. */
const isFailedMail = (call: readonly unknown[]) =>
  /^Error sending (email confirmation|invoice): (down|slow|nonsense|refused)$/.test(call.join(' '))

/**
 * React's hint about a test whose press it can't wait for: Testing Library doesn't await it. It
 * comes where a page still reads on a slow machine, and says nothing of the page.
 */
const isHint = ([text]: readonly unknown[]) =>
  String(text).startsWith('A component suspended inside an `act` scope')

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  // Present where a test runs in a simulated browser.
  globalThis.sessionStorage?.clear()
  globalThis.localStorage?.clear()
  const unexpected = vi
    .mocked(console.error)
    .mock.calls.filter((call) => !isFailedMail(call) && !isHint(call))
  expect(unexpected, 'console.error was called').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([])
})
