// A console error or warning fails the test that caused it: React and the router report real defects there.
import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  // Present where a test runs in a simulated browser.
  globalThis.sessionStorage?.clear()
  globalThis.localStorage?.clear()
  expect(vi.mocked(console.error).mock.calls, 'console.error was called').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn was called').toEqual([])
})
