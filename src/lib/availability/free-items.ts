// Which rentals are free on all days of an event.
import type { Item } from '~/lib/domain/item'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import type { BookableDays } from './bookable-days'
import type { TakenByItem } from './taken-units'
import { takenOf } from './taken-with-parts'
import { whyNotBookable, type DayReason } from './why-not-bookable'

/** `call`: only the office can book it, so the site doesn't know. `soon`: it needs more notice. */
export type DayStatus = 'free' | 'unavailable' | 'soon' | 'call'

const statusOf: Record<DayReason['why'], DayStatus> = {
  byPhone: 'call',
  soon: 'soon',
  earlier: 'unavailable',
  later: 'unavailable',
  closed: 'unavailable',
  crewFull: 'unavailable',
  taken: 'unavailable',
}

/** An item of a list; the status is null without an event. */
export type ListedItem = { item: Item; status: DayStatus | null }

/** Items with their status on the event's days: free ones first, unavailable ones last. */
export function freeFirst(
  items: readonly Item[],
  event: DayRun,
  takenByItem: TakenByItem,
  bookableDays: BookableDays,
): ListedItem[] {
  const days = daysIn(event)
  const byStatus: Record<DayStatus, ListedItem[]> = {
    free: [],
    call: [],
    unavailable: [],
    soon: [],
  }
  for (const item of items) {
    const reason = whyNotBookable(
      { item, days, quantity: 1 },
      takenOf(item, takenByItem),
      bookableDays,
    )
    const status = reason ? statusOf[reason.why] : 'free'
    byStatus[status].push({ item, status })
  }
  return [...byStatus.free, ...byStatus.call, ...byStatus.unavailable, ...byStatus.soon]
}
