// The days of the visitor's event, in the page's URL (docs/decisions/event-day.md).
import type { BookableDays } from '~/lib/availability/bookable-days'
import { maxDaysPerLine } from '~/lib/domain/business'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { cleanLine } from '~/lib/text/cleaned'
import { addDays } from '~/lib/time/dates'
import { runsOf, type DayRun } from '~/lib/time/day-runs'
import { readDay } from '~/lib/time/stored-day'

type IgnoredDays = 'unreadable' | 'earlier' | 'later' | 'tooLong'

/** At most one of the two isn't null; neither is if the URL names no day. */
export type EventReading = { event: DayRun | null; ignored: IgnoredDays | null }

/** Reads `date=YYYY-MM-DD&to=YYYY-MM-DD`. If any of the days can't be booked, all are ignored. */
export function readEventDays(params: URLSearchParams, bookableDays: BookableDays): EventReading {
  const [date = '', end = ''] = ['date', 'to'].map((name) => cleanLine(params.get(name) ?? ''))
  if (date === '' && end === '') return { event: null, ignored: null }
  const from = readDay(date)
  const to = end === '' ? from : readDay(end)
  if (from === null || to === null || to < from) return { event: null, ignored: 'unreadable' }
  const ignored = whyIgnored({ from, to }, bookableDays)
  return ignored === null ? { event: { from, to }, ignored } : { event: null, ignored }
}

function whyIgnored({ from, to }: DayRun, { first, last }: BookableDays): IgnoredDays | null {
  if (from < first) return 'earlier'
  if (to > last) return 'later'
  return to > addDays(from, maxDaysPerLine - 1) ? 'tooLong' : null
}

/** `date=2026-12-12`, and `&to=` for several days. Empty without an event. */
export function eventQuery(event: DayRun | null): string {
  if (event === null) return ''
  return event.from === event.to ? `date=${event.from}` : `date=${event.from}&to=${event.to}`
}

/** The query of a URL with the event's days replaced or removed; the rest stays. */
export function withEvent(search: string, event: DayRun | null): string {
  const params = new URLSearchParams(search)
  params.delete('date')
  params.delete('to')
  for (const [name, value] of new URLSearchParams(eventQuery(event))) params.set(name, value)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/** The runs of days in a cart, each once, the earliest first; only those that can be booked. */
export function cartEventDays(cart: Cart, bookableDays: BookableDays): DayRun[] {
  const events = new Map(
    cart.flatMap(({ days }) => runsOf(days)).map((event) => [eventQuery(event), event]),
  )
  return [...events.values()]
    .filter((event) => whyIgnored(event, bookableDays) === null)
    .sort((one, other) => (eventQuery(one) < eventQuery(other) ? -1 : 1))
}

/**
 * The day at which an item's calendar opens: the first that is wanted, free or not, else the
 * cart's first, else the first that can be chosen.
 */
export function firstShown(wanted: readonly Day[], cart: Cart, bookableDays: BookableDays): Day {
  const day = wanted[0] ?? cartEventDays(cart, bookableDays)[0]?.from ?? bookableDays.first
  return day < bookableDays.first || day > bookableDays.last ? bookableDays.first : day
}
