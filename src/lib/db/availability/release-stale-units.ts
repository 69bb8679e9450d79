// Releases stale units: their booking was deleted by the office or given up, but their allocations
// stayed.
import type { Allocation } from '~/lib/availability/allocation'
import type { Day } from '~/lib/domain/day'
import { deleteFreed, findFreed } from './allocations'

/** Allocations that were already asked about. The answer counts until the days are read again. */
const requested = new WeakSet<Allocation>()

/**
 * Asks which of the booked allocations of these days have become free, and removes them. Ended
 * holds don't count as taken anyway. The database refuses the question for units that are really
 * taken, which the browser's console shows as an error, so this asks only when a visitor wants more
 * than is free.
 * @param allocations of one reading
 * @returns whether any unit has become free; false without an answer. Never throws
 */
export async function releaseStaleUnits(
  allocations: readonly Allocation[],
  days: readonly Day[],
): Promise<boolean> {
  const booked = allocations.filter(
    (each) => days.includes(each.day) && each.expires === null && !requested.has(each),
  )
  if (booked.length === 0) return false
  const freed = await findFreed(booked)
  for (const each of booked) requested.add(each)
  if (freed.length > 0) await deleteFreed(freed)
  return freed.length > 0
}
