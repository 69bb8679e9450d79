import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilAnswered, type CommitAnswer } from './commit'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A slow database that never answers the commit. */
function slow(ms: number) {
  return vi.fn<() => Promise<CommitAnswer>>(
    () => new Promise((resolve) => setTimeout(() => resolve('unanswered'), ms)),
  )
}

async function timeOf(send: () => Promise<CommitAnswer>) {
  const start = Date.now()
  const answer = untilAnswered(send)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('unanswered')
  return Date.now() - start
}

test('a commit that fails at once is repeated five times', async () => {
  const send = slow(0)
  await timeOf(send)
  expect(send).toHaveBeenCalledTimes(6)
})

test('a commit that hangs is not repeated after 45 seconds', async () => {
  const send = slow(15_000)
  expect(await timeOf(send)).toBeLessThan(50_000)
  expect(send).toHaveBeenCalledTimes(3)
})
