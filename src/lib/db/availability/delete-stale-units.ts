// Deletes stale units: those whose booking was deleted, canceled or moved.
import type { Allocation } from '~/lib/availability/allocation'
import type { Day } from '~/lib/domain/day'
import { deleteAllocations, findStaleIds } from './allocations'

/** Allocations that were already asked about. The answer counts until the days are read again. */
const tried = new WeakSet<Allocation>()

/**
 * Asks which of the booked allocations of these days are stale, and deletes them. For units
 * that are really taken, the database refuses the question and the browser's console shows an
 * error. So this asks only when a visitor wants more than is free. Never throws.
 * @param allocations of one reading
 * @returns whether any unit has become free; false without an answer
 */
export async function deleteStaleUnits(
  allocations: readonly Allocation[],
  days: readonly Day[],
): Promise<boolean> {
  const booked = allocations.filter(
    (each) => days.includes(each.day) && each.expires === null && !tried.has(each),
  )
  if (booked.length === 0) return false
  const stale = await findStaleIds(booked)
  for (const each of booked) tried.add(each)
  if (stale.length > 0) await deleteAllocations(stale)
  return stale.length > 0
}
