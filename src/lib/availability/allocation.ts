// One unit of one item on one day that is held for a few minutes, or booked.
import type { Day } from '~/lib/domain/day'

export type Allocation = {
  itemId: string
  day: Day
  /** 0 to count-1. */
  unit: number
  /** SHA-256 of the booking's secret key. */
  owner: string
  /** When a hold ends; null when booked. */
  expires: Date | null
}

/** So long after its end a hold may be taken over, because clocks differ a little. */
export const graceMinutes = 2

/** The rules allow a hold of fifteen minutes; ten leave room for clocks that differ. */
export const holdMs = 10 * 60_000
/** A charge starts only if the hold lasts at least this much longer. */
export const leastLeftMs = 3 * 60_000

/** True while nobody else may have the unit: booked, or held until two minutes past its end. */
export function isTaken(allocation: Allocation, now: Date): boolean {
  return allocation.expires === null || !holdIsOver(allocation.expires, now)
}

/** True when a hold that ends at `expires` may be taken over. */
export function holdIsOver(expires: Date, now: Date): boolean {
  return now.getTime() > expires.getTime() + graceMinutes * 60_000
}

/** The document id: `{itemID}_{YYYY-MM-DD}_{unit}`. */
export function allocationId({
  itemId,
  day,
  unit,
}: Pick<Allocation, 'itemId' | 'day' | 'unit'>): string {
  return `${itemId}_${day}_${unit}`
}
