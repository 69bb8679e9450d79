import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TookTooLong, within } from './within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('returns a result that comes in time, and leaves no timer behind', async () => {
  expect(await within(1_000, Promise.resolve(7))).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('passes on an error that comes in time', async () => {
  await expect(within(1_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('fails after the time limit', async () => {
  const waiting = within(1_000, new Promise(() => {}))
  const failed = expect(waiting).rejects.toBeInstanceOf(TookTooLong)
  await vi.advanceTimersByTimeAsync(1_000)
  await failed
})
