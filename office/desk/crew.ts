// The crew's limit, for the desk: it warns and doesn't refuse.
import type { Firestore } from 'firebase-admin/firestore'
import { crewWords, deliveryLimit, fullDays, startsOf } from '~/lib/availability/crew'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { toStored } from '../sync/read'
import { readAllocation } from '../sync/snapshot'

/**
 * "Our crew is fully booked on Saturday, June 12." for each day on which a rental would begin and
 * the crew has no room.
 * @param owner of the booking, which needs no room of its own where it comes already
 */
export async function crewWarnings(
  db: Firestore,
  days: readonly Day[],
  owner: string,
  now: Date,
): Promise<string[]> {
  const limited = startsOf(days).filter((day) => deliveryLimit(day) !== null)
  const full = limited.map(async (day) => {
    const { docs } = await db
      .collection('allocations')
      .where('date', '>=', addDays(day, -1))
      .where('date', '<=', day)
      .get()
    const allocations = docs.flatMap((each) => readAllocation(toStored(each)) ?? [])
    // Its own units may be on the day already: the move is written by now.
    const others = allocations.filter((each) => each.owner !== owner)
    return fullDays([day], others, { now }).has(day) ? [crewWords(day)] : []
  })
  return (await Promise.all(full)).flat()
}
