// What the commands of the desk share.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { commit, type Write } from '../sync/write'

export type Options = {
  /** False: a dry run, which writes nothing. */
  isApplied: boolean
  now: Date
  /** Ids of the items that exist once whatever their count says. */
  singleUnitItems: readonly string[]
  say: (line: string) => void
}

/** @throws if taken days aren't in `allocations` */
export async function checkSource(db: Firestore, moment: Transaction): Promise<void> {
  const availability = await moment.get(db.doc('config/availability'))
  if (availability.get('source') !== 'allocations')
    throw new Error(
      'The site still reads taken days from the bookings, so run npm run allocations:sync first.',
    )
}

const mostTries = 10

/** Writes that Firestore takes in one commit. */
const mostWrites = 500

/**
 * Plans at one moment, and writes all of the plan in one commit. Every write must have a precondition: where a visitor was faster, the plan
 * is made again. A transaction that locks what it reads would keep visitors from booking meanwhile.
 * @throws what `plan` throws, and if the plan has too many writes for one commit
 */
export async function inOneCommit<Plan extends { writes: readonly Write[] }>(
  db: Firestore,
  isApplied: boolean,
  plan: (moment: Transaction) => Promise<Plan>,
): Promise<Plan> {
  for (let tries = 1; tries <= mostTries; tries++) {
    const planned = await db.runTransaction(plan, { readOnly: true })
    const writes = planned.writes.length
    if (writes > mostWrites)
      throw new Error(
        `Nothing was changed: this takes ${writes} writes, but the database takes ${mostWrites} at once. Split it into smaller parts.`,
      )
    if (!isApplied || (await commit(db, planned.writes))) return planned
  }
  throw new Error('Nothing was changed: other orders came first each time. Try again.')
}
