// What the commands of the desk share.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { commitAll, commitWrites, maxWrites, type Write } from '../sync/write'

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
  /** Written in one commit. */
  writes: readonly Write[]
  /**
   * Written with `writes` if one commit takes all, else before or after them. Repeating the command,
   * or the sync, must continue from there.
   */
  before?: readonly Write[]
  /** Reads in the commit of `writes` whether the writes of `before` are still as they were made. */
  isBeforeIntact?: (transaction: Transaction) => Promise<boolean>
  after?: readonly Write[]
  /**
   * Reads in the commit whether the documents that the plan read but doesn't write are unchanged.
   */
  isReadingUnchanged?: (transaction: Transaction) => Promise<boolean>
}

/**
 * Plans at one moment, and writes all of the plan in one commit, or in several if it has parts that
 * may go before and after. Every write must have a precondition: where a visitor was faster, the
 * plan is made again. A transaction that locks what it reads would keep visitors from booking
 * meanwhile.
 * @throws what `plan` throws, and if the plan has too many writes for one commit
 */
export async function inOneCommit<Some extends Plan>(
  db: Firestore,
  isApplied: boolean,
  plan: (transaction: Transaction) => Promise<Some>,
): Promise<Some> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const planned = await db.runTransaction(plan, { readOnly: true })
    const { before = [], writes, after = [] } = planned
    const all = [...before, ...writes, ...after]
    const fits = all.length <= maxWrites
    if (!fits && writes.length > maxWrites)
      throw new Error(
        `Nothing was changed: this takes ${writes.length} writes, but the database takes ${maxWrites} at once. Split it into smaller parts.`,
      )
    if (!isApplied) return planned
    if (
      fits ? await commitWrites(db, all, planned.isReadingUnchanged) : await inSeveral(db, planned)
    )
      return planned
  }
  throw new Error('Nothing was changed: other orders came first each time. Try again.')
}

/**
 * False if somebody else was faster before `writes` were written. A write of `after` that somebody
 * else prevented isn't needed any more.
 */
async function inSeveral(db: Firestore, { before = [], writes, after = [], ...plan }: Plan) {
  if ((await commitAll(db, before)).length > 0) return false
  if (!(await commitWrites(db, writes, plan.isBeforeIntact ?? plan.isReadingUnchanged)))
    return false
  await commitAll(db, after)
  return true
}
