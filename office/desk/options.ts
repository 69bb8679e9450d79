// What the commands of the desk share.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { commitWrites, maxWrites, type Write } from '../sync/write'

export type DeskOptions = {
  /** False: a dry run, which writes nothing. */
  isApplied: boolean
  now: Date
  /** Ids of the items that exist once whatever their count says. */
  singleUnitItems: readonly string[]
  /** Whether an order with a purchase order has no deadline. */
  acceptsPurchaseOrders: boolean
  /** The office has checked that a card payment without an answer charged nothing. */
  isNotCharged: boolean
  /** The office has found the charge of a card payment without an answer. */
  isCharged: boolean
  say: (line: string) => void
}

/** @throws if taken days aren't in `allocations` */
export async function requireAllocations(db: Firestore, transaction: Transaction): Promise<void> {
  const availability = await transaction.get(db.doc('config/availability'))
  if (availability.get('source') !== 'allocations')
    throw new Error(
      'The site still reads taken days from the bookings, so run npm run allocations:sync first.',
    )
}

const maxTries = 10

type Plan = {
  writes: readonly Write[]
  /**
   * Reads in the commit whether the documents that the plan read but doesn't write are unchanged.
   * Null if the preconditions of the writes are enough.
   */
  isReadingUnchanged: ((transaction: Transaction) => Promise<boolean>) | null
}

/**
 * Plans at one moment, and writes all of the plan in one commit. Every write must have a
 * precondition: where a visitor was faster, the plan is made again. A transaction that locks what it
 * reads would keep visitors from booking meanwhile.
 * @param tooMany what the office can do if the plan has too many writes for one commit
 * @throws what `plan` throws, and if the plan has too many writes for one commit
 */
export async function inOneCommit<Some extends Plan>(
  db: Firestore,
  isApplied: boolean,
  plan: (transaction: Transaction) => Promise<Some>,
  tooMany = 'Split it into smaller parts.',
): Promise<Some> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const planned = await db.runTransaction(plan, { readOnly: true })
    const { writes, isReadingUnchanged } = planned
    if (writes.length > maxWrites)
      throw new Error(`Nothing was changed: too many units and days for one change. ${tooMany}`)
    if (!isApplied) return planned
    if (await commitWrites(db, writes, isReadingUnchanged)) return planned
  }
  throw new Error('Nothing was changed: other orders came first each time. Try again.')
}
