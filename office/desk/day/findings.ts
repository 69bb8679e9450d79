// What the office has to settle before a day's deliveries.
import { unpaidHours } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { DayRun } from '~/lib/time/day-runs'
import { groupBy } from '../../group-by'
import { mayBeWithin, shownDate } from '../../sync/unread-date'
import { describeCustomer, dueOf } from '../customer'
import type { Order } from '../orders'
import type { DeskReading } from './reading'
import { stopsDeliveredOn } from './stops'

/** In the order of the sheet. */
export const findingTitles = {
  noUnit:
    'Without a reserved unit. Run npm run allocations:sync -- --apply; an order that is still listed afterwards is overbooked:',
  unread: "Look these up, because a part of them can't be read:",
  halfCanceled: 'Canceled in only one of bookings-test and bookings, so still on the sheet:',
  otherCustomer:
    'Under one id in bookings-test and in bookings, for different customers; look both up:',
  request: 'Requests that wait for your approval:',
  unpaid: `Unpaid after ${unpaidHours} hours:`,
}

/** `words` has details, or ''. */
export type OrderFinding = { kind: keyof typeof findingTitles; order: Order; words: string }

export function findingsOn(day: Day, reading: DeskReading): OrderFinding[] {
  const { days, orders, overdue } = reading
  const rented = orders.filter((order) => order.rented.some(({ units }) => units.has(day)))
  const delivered = stopsDeliveredOn(day, orders).map(({ order }) => order)
  const findingOf =
    (kind: OrderFinding['kind'], words: (order: Order) => string = () => '') =>
    (order: Order): OrderFinding => ({ kind, order, words: words(order) })
  return [
    ...findMissing(day, reading),
    // Once on the sheet of several days.
    ...(day === days.from ? orders.flatMap((order) => findUnread(days, order)) : []),
    ...rented.filter(({ isHalfCanceled }) => isHalfCanceled).map(findingOf('halfCanceled')),
    ...rented.flatMap(findOther),
    ...delivered.filter(({ booking }) => booking.approved === 'waiting').map(findingOf('request')),
    ...delivered
      .filter(({ booking }) => overdue.has(booking.id))
      .map(findingOf('unpaid', ({ booking }) => dueOf(booking))),
  ]
}

function findOther(order: Order): OrderFinding[] {
  const { otherCustomer } = order
  if (otherCustomer === null) return []
  const { address, id } = otherCustomer
  const words = `${describeCustomer(otherCustomer, `bookings/${id}`)}, ${address}`
  return [{ kind: 'otherCustomer', order, words }]
}

/**
 * Units that aren't reserved. Those of `bookings` have no owners, so all its orders of an item are
 * named.
 */
function findMissing(
  day: Day,
  { orders, catalog, needs, reserved, reservesUnits }: DeskReading,
): OrderFinding[] {
  if (!reservesUnits) return []
  const byId = new Map(orders.map((order) => [order.booking.id, order]))
  const keyOf = ({ bookingId, itemId }: { bookingId: string | null; itemId: string }) =>
    `${bookingId ?? ''} ${itemId}`
  const wanted = groupBy(
    needs.filter((need) => need.day === day),
    keyOf,
  )
  const got = groupBy(
    reserved.filter((unit) => unit.day === day),
    keyOf,
  )
  return [...wanted].flatMap(([key, same]) => {
    const units = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const missing = units - (got.get(key)?.length ?? 0)
    if (missing <= 0) return []
    const among = same.length > 1 ? `, for ${same.length} orders together` : ''
    return same.flatMap(({ id, itemId }): OrderFinding[] => {
      const order = byId.get(id)
      const words = `${catalog.get(itemId)?.name ?? itemId}: ${missing} of ${units} missing${among}`
      return order ? [{ kind: 'noUnit', order, words }] : []
    })
  })
}

/** An order with unreadable parts that may be about these days. */
function findUnread(days: DayRun, order: Order): OrderFinding[] {
  const parts = order.unread
    .map(({ place, dates }) => ({
      place,
      dates: dates.filter((date) => mayBeWithin(days, date)),
    }))
    .filter(({ dates }) => dates.length > 0)
    .map(({ place, dates }) => `${place} ${dates.map(shownDate).join(', ')}`)
  return parts.length === 0 ? [] : [{ kind: 'unread', order, words: parts.join('; ') }]
}
