// Why the wanted days can't be booked: as a sentence, and short for a phone's bar.
import { daysWithoutYear, eventWithoutYear } from '~/lib/time/day-text'
import type { DayState } from '~/lib/availability/day-state'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import type { Day } from '~/lib/domain/day'

/** `mine`: booked on this device. */
export type Lost = DayState | 'mine'
type LostBy = (day: Day) => Lost

const reasons: Record<Lost, { sentence: (day: string) => string; short: (day: string) => string }> =
  {
    free: { sentence: () => '', short: (day) => day },
    full: { sentence: (day) => `${day} is already booked.`, short: (day) => `Booked on ${day}` },
    mine: {
      sentence: (day) => `You already booked it for ${day}.`,
      short: (day) => `Booked by you, ${day}`,
    },
    closed: { sentence: (day) => `We're closed on ${day}.`, short: (day) => `Closed on ${day}` },
    past: {
      sentence: (day) => `${day} can no longer be booked.`,
      short: (day) => `${day} has passed`,
    },
    later: {
      sentence: (day) => `${day} can't be booked yet.`,
      short: (day) => `Not open yet for ${day}`,
    },
  }

/** The reason for one day; for several, that not all are free. */
export function whyLost(chosen: EventDays, lostBy: LostBy): string {
  const lost = daysOf(chosen).filter((day) => lostBy(day) !== 'free')
  const [first, ...more] = lost
  if (first !== undefined && more.length === 0)
    return reasons[lostBy(first)].sentence(eventWithoutYear({ from: first, to: first }))
  const event = eventWithoutYear(chosen)
  const isOver = daysOf(chosen).every((day) => lostBy(day) === 'past')
  return isOver ? reasons.past.sentence(event) : `${event} aren't all available.`
}

/** "Booked on Sat, Dec 12"; for several days, that they aren't free. */
export function whyLostInShort(lost: readonly Day[], lostBy: LostBy): string {
  const when = daysWithoutYear(lost, 'short')
  const [first, ...more] = lost
  return first && more.length === 0 ? reasons[lostBy(first)].short(when) : `Not available ${when}`
}
