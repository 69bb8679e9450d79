// A day can be full on paper only: its booking was deleted by the office, or released, and its allocations stayed.
import type { Allocation } from '~/lib/availability/allocation'
import { deleteFreed, findFreed } from '~/lib/db/allocations'
import type { Day } from '~/lib/dates'

/**
 * Asks which of a day's booked allocations nobody holds any more, and removes those. Ended holds need no asking: they
 * don't count as taken. Each question about a day that is truly taken is refused, so it is asked only when a visitor
 * picks that day.
 * @returns whether something has become free
 * @throws when the database can't be written
 */
export async function healDay(allocations: readonly Allocation[], day: Day): Promise<boolean> {
  const booked = allocations.filter((each) => each.day === day && each.expires === null)
  const freed = await findFreed(booked)
  if (freed.length > 0) await deleteFreed(freed)
  return freed.length > 0
}
