// How many deliveries the crew can make on a day (docs/decisions/crew-limit.md).
import { deliveriesPerDay, type DeliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { runsOf } from '~/lib/time/day-runs'
import { dayWithoutYear } from '~/lib/time/day-text'
import { weekdayOf } from '~/lib/time/weekdays'
import { isTaken, type Allocation } from './allocation'

/** The limits as a list, whose first fitting row counts. */
export function limitRows(limits: DeliveriesPerDay): Exclude<DeliveriesPerDay, number | null> {
  return limits === null ? [] : typeof limits === 'number' ? [{ most: limits }] : limits
}

/** Most deliveries on a day; null without a limit (docs/rules.md, "Availability"). */
export function deliveryLimit(
  day: Day,
  limits: DeliveriesPerDay = deliveriesPerDay,
): number | null {
  const fits = limitRows(limits).find(
    (each) => (each.day ?? day) === day && (each.weekday ?? weekdayOf(day)) === weekdayOf(day),
  )
  return fits?.most ?? null
}

/** 'held': no more deliveries while others finish their orders. */
export type CrewState = 'open' | 'held' | 'booked'
/** Only days with a limit, as far as they were read. */
export type CrewDays = ReadonlyMap<Day, CrewState>

/** Whether it is known that the crew can't make another delivery on a day. */
export const isFull = (day: Day, crewDays: CrewDays | undefined): boolean =>
  (crewDays?.get(day) ?? 'open') !== 'open'

/** "Our crew is fully booked on Saturday, June 12.", and when to try again if `isHeld`. */
export const crewFullWords = (day: Day, isHeld = false): string =>
  crewFullSentence(dayWithoutYear(day), isHeld)

/** The sentence of `crewFullWords`, for a day that is already in words. */
export const crewFullSentence = (day: string, isHeld: boolean): string =>
  `Our crew is fully booked on ${day}.${isHeld ? " An order isn't finished yet: try again in ten minutes." : ''}`

/** The days on which a delivery comes: the first of each run of consecutive days. */
export const deliveryDaysOf = (days: readonly Day[]): Day[] => runsOf(days).map(({ from }) => from)

/** A delivery is an allocation of its own kind, `delivery_{day}_{number}` (docs/data-model.md). */
export const crewDelivery = { itemId: 'delivery', kind: 'deliveries' } as const

/** False without a limit: then there are no deliveries, and a rental may have this id. */
export const isCrewDelivery = ({ itemId }: { itemId: string }): boolean =>
  itemId === crewDelivery.itemId && deliveriesPerDay !== null

/** The days on which an order takes a delivery: the first day of each line, if it has a limit. */
export const limitedDeliveryDays = (lines: readonly { days: readonly Day[] }[]): Day[] =>
  [...new Set(lines.flatMap(({ days }) => days.slice(0, 1)))].filter(
    (day) => deliveryLimit(day) !== null,
  )

/**
 * Whether the crew can make another delivery on these days. Days without a limit are left out.
 * @param allocations of these days; those of items don't count
 * @param mine owner whose deliveries don't count as taken
 */
export function crewDaysIn(
  days: readonly Day[],
  allocations: readonly Allocation[],
  { now, mine }: { now: Date; mine?: string | undefined },
): CrewDays {
  const deliveries = allocations.filter(
    (each) => isCrewDelivery(each) && each.owner !== mine && isTaken(each, now),
  )
  return new Map(
    days.flatMap((day) => {
      const limit = deliveryLimit(day)
      if (limit === null) return []
      const taken = deliveries.filter((each) => each.day === day)
      const booked = taken.filter(({ expires }) => expires === null)
      const full = booked.length < limit ? 'held' : 'booked'
      return [[day, taken.length < limit ? 'open' : full] as const]
    }),
  )
}
