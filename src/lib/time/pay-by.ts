// Until when an unpaid reservation is to be paid in the office (docs/decisions/booking-page.md).
import { unpaidHours, unpaidHoursAfterOpening } from '~/lib/domain/business'
import { listWords } from '~/lib/text/list-words'
import { momentAt } from '~/lib/time/business-time'
import { addDays, today } from '~/lib/time/dates'
import { week, type OpenTime } from '~/lib/time/opening-hours'

/** "Sundays"; '' where it is open every day. */
export function closedWeekdays(hours: readonly OpenTime[]): string {
  const closed = week.filter((name) => !hours.some(({ days }) => days.includes(name)))
  return listWords(closed.map((name) => `${name}s`))
}

/** When: by a moment at which the office is open; before the delivery, as that may come sooner; null: it never opens. */
export type PayBy = Date | 'beforeDelivery' | null

/**
 * Of a reservation that was made then, or is about to be: 24 hours later, rounded up to a full hour, but never before the
 * office was open for two hours, nor after it closes (docs/rules.md, "Placing an order").
 * @param delivery its first moment; null where that isn't known
 */
export function payBy(made: Date, hours: readonly OpenTime[], delivery: Date | null): PayBy {
  const by = deadline(made, hours)
  return by && delivery && delivery < by ? 'beforeDelivery' : by
}

function deadline(made: Date, hours: readonly OpenTime[]): Date | null {
  // A stored moment has no seconds.
  const minutes = Math.floor(made.getTime() / 60_000) + unpaidHours * 60
  const found = openingsFrom(new Date(minutes * 60_000), hours).find(
    ({ closes }) => closes.getTime() >= minutes * 60_000,
  )
  if (!found) return null
  const fullHour = Math.ceil(minutes / 60) * 3_600_000
  return new Date(Math.min(Math.max(fullHour, found.atLeast.getTime()), found.closes.getTime()))
}

/** From the day of a moment on. Whatever the hours are, they come again within a week. */
function openingsFrom(moment: Date, hours: readonly OpenTime[]) {
  const byTime = hours
    .filter(({ opens, closes }) => opens < closes)
    .toSorted((a, b) => a.opens - b.opens)
  const days = Array.from({ length: week.length + 1 }, (_, at) => addDays(today(moment), at))
  return days.flatMap((day) => {
    const name = week[new Date(`${day}T12:00Z`).getUTCDay()] ?? ''
    return byTime
      .filter(({ days }) => days.includes(name))
      .map(({ opens, closes }) => ({
        atLeast: momentAt(day, Math.min(opens + unpaidHoursAfterOpening * 60, closes)),
        closes: momentAt(day, closes),
      }))
  })
}
