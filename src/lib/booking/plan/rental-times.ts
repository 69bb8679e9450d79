// When a booking is delivered and picked up: in words, and as events of a calendar.
import type { Booking, ShownLine } from '~/lib/db/bookings/read-booking'
import { deliveryHours, latestPickUp, pickUpsAfter } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { formatCents } from '~/lib/domain/money'
import { formatClock, momentAt, readClock, readHour } from '~/lib/time/business-time'
import { runsOf } from '~/lib/time/day-runs'
import { describeDays } from '~/lib/time/day-text'
import type { CalendarEvent } from './calendar-file'

type ChosenTime = Pick<Booking, 'timeWindow' | 'specificTime'>

/** In minutes after midnight. */
type Times = { from: number; to: number }

const anyTime: Times = { from: hour(deliveryHours.from), to: hour(deliveryHours.to) }
const pickUp = hour(pickUpsAfter)

/** Length of a chosen window. "Two hours or more" is promised as two hours. */
export const windowMinutes = { exact: 0, oneHour: 60, twoHours: 120 } as const

/** Null if the stored price of the time window, or the time, can't be read. */
function deliveryTimes({ timeWindow, specificTime }: ChosenTime): Times | null {
  if (timeWindow === 'none') return anyTime
  const from = readClock(specificTime)
  return timeWindow === null || from === null
    ? null
    : { from, to: from + windowMinutes[timeWindow] }
}

/** The end of the hours in which a delivery may come, in minutes after midnight. */
export const deliveryEnd = (chosen: ChosenTime): number => (deliveryTimes(chosen) ?? anyTime).to

/** The first day of all lines. */
export function firstDay(lines: readonly { days: readonly Day[] }[]): Day | undefined {
  return lines.flatMap(({ days }) => days).sort()[0]
}

/** The earliest moment of the first delivery; null without a day. */
export function firstDelivery(
  lines: readonly Pick<ShownLine, 'days'>[],
  chosen: ChosenTime,
): Date | null {
  const first = firstDay(lines)
  return first === undefined ? null : momentAt(first, (deliveryTimes(chosen) ?? anyTime).from)
}

/** "Between 5am and 4pm. We'll call ahead." For the whole booking or some lines. */
export function deliveryWords(booking: Booking, lines = linesOf(booking)): string {
  const times = deliveryTimes(booking)
  if (!times) return 'At the time you agreed on with our office.'
  return `${onDay('first', lines, timeWords(booking, times))} We'll call ahead.`
}

/** "Between 12pm and 1pm." for a chosen time; empty if that can't be read. */
export function windowWords(chosen: ChosenTime): string {
  const times = deliveryTimes(chosen)
  return times ? timeWords(chosen, times) : ''
}

function timeWords({ timeWindow }: ChosenTime, { from, to }: Times): string {
  if (timeWindow === 'exact') return `At ${formatClock(from)}.`
  return `Between ${formatClock(from)} and ${formatClock(to)}.`
}

/** "After 7pm." For the whole booking or some lines. */
export function pickUpWords(booking: Booking, lines = linesOf(booking)): string {
  return onDay('last', lines, pickUpTime(booking))
}

/** "After 7pm." With a set delivery time the pick-up may be later. */
export function pickUpTime({ timeWindow }: ChosenTime): string {
  const late = timeWindow === 'none' ? '' : `, until ${latestPickUp}`
  return `After ${formatClock(pickUp)}${late}.`
}

function onDay(which: 'first' | 'last', lines: readonly ShownLine[], words: string): string {
  const differ = new Set(lines.map(({ days }) => days.join())).size > 1
  const isLong = staysOf(lines).some((stay) => stay.from !== stay.to)
  if (!differ && !isLong) return words
  const whose = differ ? "each rental's" : 'the'
  return `On ${whose} ${which} day, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** Every line, in the order of the booking. */
export const linesOf = ({ inflatables, extras }: Booking): readonly ShownLine[] => [
  ...inflatables,
  ...extras,
]

function staysOf(lines: readonly ShownLine[]) {
  return runsOf([...new Set(lines.flatMap((line) => line.days))].sort())
}

/** The business, and the site's host, which makes the events' ids unique. */
type Business = { name: string; phone: string; host: string }

/** One event for each stay. It lacks the booking's secret link, because people share calendars. */
export function rentalEvents(booking: Booking, { name, phone, host }: Business): CalendarEvent[] {
  const lines = linesOf(booking)
  const [first] = booking.asCart
  return staysOf(lines).map(({ from, to }, index) => {
    const there = lines.filter(({ days }) => days.some((day) => day >= from && day <= to))
    return {
      // Without the day: the event of a moved booking takes the place of the earlier one.
      uid: `${first?.itemId ?? ''}-${booking.created.replaceAll(/\D/g, '')}-${index}@${host}`,
      from,
      to,
      summary: `${name}: ${there.map((line) => line.name).join(', ')}`,
      location: booking.address,
      description: [
        ...there.map((line) => `${line.name}, ${describeDays(line.days)}`),
        `Delivery: ${deliveryWords(booking, there)}`,
        `Pickup: ${pickUpWords(booking, there)}`,
        `Address: ${booking.address}`,
        balanceWords(booking),
        `${name}: ${phone}`,
      ].join('\n'),
    }
  })
}

function balanceWords({ approved, amountsInCents, balanceDueCents }: Booking): string {
  if (approved === 'waiting') return 'Nothing is due until we approve your request'
  if (!amountsInCents) return 'Balance: call us'
  return balanceDueCents > 0 ? `Balance due: ${formatCents(balanceDueCents)}` : 'Paid in full'
}

function hour(text: string): number {
  const minutes = readHour(text)
  if (minutes === null) throw new Error(`"${text}" is no hour`)
  return minutes
}
