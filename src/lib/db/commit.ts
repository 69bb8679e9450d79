// How the database answers a commit.
import { FirebaseError } from 'firebase/app'
import type { WriteBatch } from 'firebase/firestore/lite'
import { inTime } from './client'

/** 'refused': the rules said no, nothing was written. 'unanswered': nobody knows whether it was written. */
export type CommitAnswer = 'done' | 'refused' | 'unanswered'

/** Codes by which the database refuses a commit for good; all others may have been applied, or may pass later. */
const refusals = [
  'permission-denied',
  'already-exists',
  'failed-precondition',
  'not-found',
  'invalid-argument',
]

/** Times a commit without an answer is sent again (docs/decisions/order-flow.md). */
const repeats = 5
/** After so long none is sent again: each may wait as long as the client's deadline, while the visitor watches. */
const timeoutMs = 45_000

/** Commits a batch once. Never throws. */
export async function commit(batch: WriteBatch): Promise<CommitAnswer> {
  try {
    await inTime(batch.commit())
    return 'done'
  } catch (error) {
    // The lite SDK's own FirestoreError is another class than the one it exports.
    return error instanceof FirebaseError && refusals.includes(error.code)
      ? 'refused'
      : 'unanswered'
  }
}

/** Sends the same commit again, unchanged, until it is answered; gives up after five more times, or 45 seconds. */
export async function untilAnswered(send: () => Promise<CommitAnswer>): Promise<CommitAnswer> {
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
