import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimeoutError, withTimeout } from './with-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('returns a result that comes in time, and leaves no timer behind', async () => {
  expect(await withTimeout(1_000, Promise.resolve(7))).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('passes on an error that comes in time', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('fails after the time limit', async () => {
  const waiting = withTimeout(1_000, new Promise(() => {}))
  const failed = expect(waiting).rejects.toBeInstanceOf(TimeoutError)
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
})
