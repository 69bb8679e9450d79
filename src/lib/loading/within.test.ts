import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TookTooLong, within } from './within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time is the outcome, and leaves no timer behind', async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('what fails in time fails as it did', async () => {
  await expect(within(1_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('what takes too long fails', async () => {
  const waiting = within(1_000, new Promise(() => {}))
  const failed = expect(waiting).rejects.toBeInstanceOf(TookTooLong)
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
})
