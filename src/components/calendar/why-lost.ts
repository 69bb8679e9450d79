// Why the wanted days can't be booked: as a sentence, and short for a phone's bar.
import { daysWithoutYear } from '~/lib/time/day-text'
import type { DayState } from '~/lib/availability/day-state'
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
    // What is needed is in words of its own.
    soon: { sentence: () => '', short: (day) => `Too late for ${day}` },
    later: {
      sentence: (day) => `${day} can't be booked yet.`,
      short: (day) => `Not open yet for ${day}`,
    },
  }

/**
 * The reason for one day; for several, that not all are free.
 * @param notice how many days the business needs for the item
 */
export function whyLost(wanted: readonly Day[], lostBy: LostBy, notice: string): string {
  const lost = wanted.filter((day) => lostBy(day) !== 'free')
  if (lost.some((day) => lostBy(day) === 'soon')) return notice
  if (lost.length === 1 && lost[0]) return reasons[lostBy(lost[0])].sentence(daysWithoutYear(lost))
  const words = daysWithoutYear(wanted)
  const isOver = wanted.every((day) => lostBy(day) === 'past')
  return isOver ? reasons.past.sentence(words) : `${words} aren't all available.`
}

/** "Booked on Sat, Dec 12"; for several days, that they aren't free. */
export function whyLostInShort(lost: readonly Day[], lostBy: LostBy): string {
  const when = daysWithoutYear(lost, 'short')
  const [first, ...more] = lost
  return first && more.length === 0 ? reasons[lostBy(first)].short(when) : `Not available ${when}`
}

/** Why an item's day can't be booked; 'mine' if it is full and this device booked it. */
export function lostFor(state: DayState, day: Day, bookedHere: readonly Day[]): Lost {
  return state === 'full' && bookedHere.includes(day) ? 'mine' : state
}
