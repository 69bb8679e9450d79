// `allocations`: one public document for each unit that is held or booked on a day.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  Timestamp,
  where,
  writeBatch,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { allocationId, type Allocation } from '~/lib/availability/allocation'
import { db, askDatabase } from '~/lib/db/client'
import { commit } from '~/lib/db/commit'
import type { Stored } from '~/lib/db/fields'
import { readIn } from '~/lib/db/in-queries'
import type { Day } from '~/lib/domain/day'
import type { DayRun } from '~/lib/time/day-runs'
import { readDay } from '~/lib/time/stored-day'

const allocations = collection(db, 'allocations')

/** Both days included; without an end, every day from the first on. */
export type DayRange = { from: Day; to?: Day | undefined }

/** The allocations of those items in a range, ended holds included. */
export function listAllocations(
  itemIds: readonly string[],
  range: DayRange,
): Promise<Allocation[]> {
  return readIn(itemIds, (some) => read(where('itemID', 'in', some), ...within(range)))
}

/** The allocations of every item in a range, with one query; ended holds included. */
export function listAllAllocations(range: DayRun): Promise<Allocation[]> {
  return read(...within(range))
}

/** The allocations of one owner, on all days. */
export function listOwnAllocations(owner: string): Promise<Allocation[]> {
  return read(where('owner', '==', owner))
}

const within = ({ from, to }: DayRange): QueryConstraint[] => [
  where('date', '>=', from),
  ...(to === undefined ? [] : [where('date', '<=', to)]),
]

async function read(...constraints: QueryConstraint[]): Promise<Allocation[]> {
  const { docs } = await askDatabase(() => getDocs(query(allocations, ...constraints)))
  return docs
    .map((snapshot) => toAllocation(snapshot.data()))
    .filter((allocation) => allocation !== null)
}

/**
 * Ids of the stale ones: their booking was deleted, canceled or moved. An owner's units of an item
 * on a day become free together, so this asks about one of them. Never throws: without an answer
 * they count as taken.
 */
export async function findStaleIds(booked: readonly Allocation[]): Promise<string[]> {
  const groupOf = ({ owner, itemId, day }: Allocation) => `${owner} ${itemId} ${day}`
  const oneOfEach = [...new Map(booked.map((each) => [groupOf(each), each])).values()]
  const answers = await Promise.all(
    oneOfEach.map(async (each) => ((await isStale(allocationId(each))) ? groupOf(each) : null)),
  )
  const stale = new Set(answers)
  return booked.filter((each) => stale.has(groupOf(each))).map(allocationId)
}

/** The rules answer "not found" for an allocation that exists and is free, and refuse otherwise. */
async function isStale(id: string): Promise<boolean> {
  try {
    return !(await askDatabase(() => getDoc(doc(db, 'orphans', id)))).exists()
  } catch {
    return false
  }
}

/** Most removals of one commit: the rules read two documents for each, and at most twenty. */
const round = 8

/**
 * Deletes stale allocations. If a round is refused, another visitor deleted the same ones. Without
 * an answer, the rest is left to the next visitor. Never throws.
 */
export async function deleteAllocations(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += round) {
    const batch = writeBatch(db)
    for (const id of ids.slice(start, start + round)) batch.delete(doc(allocations, id))
    if ((await commit(batch)) === 'unanswered') return
  }
}

/** Null for a document that can't be read. An allocation without an end is booked. */
function toAllocation({ itemID, date, unit, owner, expires }: Stored): Allocation | null {
  const day = typeof date === 'string' ? readDay(date) : null
  if (
    typeof itemID !== 'string' ||
    day === null ||
    typeof unit !== 'number' ||
    typeof owner !== 'string'
  )
    return null
  const ends = expires instanceof Timestamp ? expires.toDate() : null
  return { itemId: itemID, day, unit, owner, expires: ends }
}
