// `allocations`: one document for each unit that is held or booked on a day. Public, and free of personal data.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  Timestamp,
  where,
  writeBatch,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import { allocationId, type Allocation } from '~/lib/availability/allocation'
import { readDay, type Day } from '~/lib/dates'
import { db, inTime } from '~/lib/db/client'

const allocations = collection(db, 'allocations')

/** Allocations of an item from one day on, or between two days (both included). Ended holds are among them. */
export async function listAllocations(itemId: string, from: Day, to?: Day): Promise<Allocation[]> {
  const until = to === undefined ? [] : [where('date', '<=', to)]
  const found = await inTime(
    getDocs(query(allocations, where('itemID', '==', itemId), where('date', '>=', from), ...until)),
  )
  return found.docs.map(toAllocation).filter((allocation) => allocation !== null)
}

/** Ids of those allocations that nobody holds any more: their booking was released or deleted by the office. */
export async function findFreed(candidates: readonly Allocation[]): Promise<string[]> {
  const ids = candidates.map(allocationId)
  const freed = await Promise.all(ids.map(isFreed))
  return ids.filter((_, at) => freed[at])
}

/** The rules answer "not found" exactly for an allocation that exists and is free, and refuse otherwise. */
async function isFreed(id: string): Promise<boolean> {
  try {
    return !(await inTime(getDoc(doc(db, 'orphans', id)))).exists()
  } catch {
    return false
  }
}

/** Removes freed allocations, so that their day shows as free to everybody. At most 8, the rules' limit for one commit. */
export async function deleteFreed(ids: readonly string[]): Promise<void> {
  const batch = writeBatch(db)
  for (const id of ids.slice(0, 8)) batch.delete(doc(allocations, id))
  await inTime(batch.commit())
}

function toAllocation(snapshot: QueryDocumentSnapshot): Allocation | null {
  const { itemID, date, unit, owner, expires } = snapshot.data()
  const day = typeof date === 'string' ? readDay(date) : null
  if (
    typeof itemID !== 'string' ||
    day === null ||
    typeof unit !== 'number' ||
    typeof owner !== 'string'
  )
    return null
  return {
    itemId: itemID,
    day,
    unit,
    owner,
    expires: expires instanceof Timestamp ? expires.toDate() : null,
  }
}
