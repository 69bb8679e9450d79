import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilAnswered, type CommitOutcome } from './commit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A slow database that never answers the commit. */
function slow(ms: number) {
  return vi.fn<() => Promise<CommitOutcome>>(
    () => new Promise((resolve) => setTimeout(() => resolve('unanswered'), ms)),
  )
}

async function timeOf(send: () => Promise<CommitOutcome>) {
  const start = Date.now()
  const answer = untilAnswered(send)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('unanswered')
  return Date.now() - start
}

test.each([
  ['that fails at once is repeated five times', 0, 6],
  ['that hangs is not repeated after 45 seconds', 15_000, 3],
])('a commit %s', async (_, ms, times) => {
  const send = slow(ms)
  expect(await timeOf(send)).toBeLessThan(50_000)
  expect(send).toHaveBeenCalledTimes(times)
})
