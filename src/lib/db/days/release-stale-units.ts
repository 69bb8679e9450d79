// A day can be full on paper only: its booking was deleted by the office, or released, and its allocations stayed.
import type { Allocation } from '~/lib/availability/allocation'
import { deleteFreed, findFreed } from './allocations'
import type { Day } from '~/lib/domain/day'

/** A reading's allocations are asked about once: an answer of "taken" stands until the days are read again. */
const asked = new WeakSet<Allocation>()

/**
 * Asks which of the booked allocations of these days nobody holds any more, and removes those. Ended holds need no asking:
 * they don't count as taken. A question about what is truly taken is refused, which the browser's console shows: so it is
 * asked only when a visitor wants more than is free.
 * @param allocations of one reading
 * @returns whether something has become free
 */
export async function releaseStaleUnits(
  allocations: readonly Allocation[],
  days: readonly Day[],
): Promise<boolean> {
  const booked = allocations.filter(
    (each) => days.includes(each.day) && each.expires === null && !asked.has(each),
  )
  if (booked.length === 0) return false
  const freed = await findFreed(booked)
  for (const each of booked) asked.add(each)
  if (freed.length > 0) await deleteFreed(freed)
  return freed.length > 0
}
