import type { WriteBatch } from 'firebase/firestore/lite'
import { failureOf } from '~/lib/failures/failure'
import { askDatabase } from './client'

/** 'refused': the rules refused, nothing was written. 'unanswered': it may have been written. */
export type CommitOutcome = 'done' | 'refused' | 'unanswered'

/** Most writes of one commit that Firestore takes. */
export const maxWrites = 500

/** How often to repeat a commit without an answer (docs/decisions/order-flow.md). */
const repeats = 5
/** No repeats after this time: each takes up to `deadlineMs`, and the visitor is waiting. */
const timeoutMs = 45_000

/** Commits a batch once. Never throws. */
export async function commit(batch: WriteBatch): Promise<CommitOutcome> {
  try {
    await askDatabase(() => batch.commit())
    return 'done'
  } catch (error) {
    return failureOf(error) === 'refused' ? 'refused' : 'unanswered'
  }
}

/** Repeats a commit (which must not throw) until it is answered, or for a limited time. */
export async function untilAnswered(send: () => Promise<CommitOutcome>): Promise<CommitOutcome> {
  const giveUpAt = performance.now() + timeoutMs
  let answer = await send()
  for (let repeat = 0; repeat < repeats && answer === 'unanswered'; repeat++) {
    if (performance.now() >= giveUpAt) break
    await shortPause()
    answer = await send()
  }
  return answer
}

function shortPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800))
}
