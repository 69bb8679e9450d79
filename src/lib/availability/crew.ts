// How many deliveries the crew can make on a day, and on which days it can't make another one
// (docs/decisions/crew-limit.md).
import { deliveriesPerDay, type DeliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { dayWithoutYear } from '~/lib/time/day-text'
import { weekdayOf } from '~/lib/time/weekdays'
import { isBusy, type Allocation } from './allocation'

/** Most deliveries on a day; null without a limit (docs/rules.md, "Availability"). */
export function deliveryLimit(
  day: Day,
  limits: DeliveriesPerDay = deliveriesPerDay,
): number | null {
  if (limits === null || typeof limits === 'number') return limits
  const fits = limits.find(
    (each) => (each.day ?? day) === day && (each.weekday ?? weekdayOf(day)) === weekdayOf(day),
  )
  return fits?.most ?? null
}

/** "Our crew is fully booked on Saturday, June 12." */
export const crewWords = (day: Day): string => `Our crew is fully booked on ${dayWithoutYear(day)}.`

/** The days on which a delivery comes: the first of each run of consecutive days. */
export const startsOf = (days: readonly Day[]): Day[] => runsOf(days).map(({ from }) => from)

/**
 * Which of these days the crew is fully booked on. An order counts as one delivery on each day on
 * which it has units and had none the day before.
 * @param allocations of all items, from the day before the first of these days on
 * @param mine owners of this visitor's own bookings: where one of them comes anyway, there is room
 */
export function fullDays(
  days: readonly Day[],
  allocations: readonly Allocation[],
  { now, mine = [] }: { now: Date; mine?: readonly string[] },
  limits: DeliveriesPerDay = deliveriesPerDay,
): ReadonlySet<Day> {
  const busy = allocations.filter((each) => isBusy(each, now))
  const ownersOn = (day: Day) =>
    new Set(busy.filter((each) => each.day === day).map(({ owner }) => owner))
  return new Set(
    days.filter((day) => {
      const limit = deliveryLimit(day, limits)
      if (limit === null) return false
      const before = ownersOn(addDays(day, -1))
      const comes = [...ownersOn(day)].filter((owner) => !before.has(owner))
      return comes.length >= limit && !comes.some((owner) => mine.includes(owner))
    }),
  )
}
