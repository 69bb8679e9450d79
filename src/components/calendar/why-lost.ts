// Why the wanted days can't be booked: as a sentence, and short for a phone's bar.
import { noticePeriodWords } from '~/lib/availability/bookable-days'
import { crewFullSentence } from '~/lib/availability/crew-limit'
import type { DayReason } from '~/lib/availability/why-not-bookable'
import type { Day } from '~/lib/domain/day'
import { daysWithoutYear } from '~/lib/time/day-text'

/** `mine`: booked on this device. */
export type Lost = DayReason | { why: 'mine' }
/** Null for a day that is free. */
type LostBy = (day: Day) => Lost | null

type Words = { sentence: (day: string) => string; short: (day: string) => string }

const taken: Words = {
  sentence: (day) => `${day} is already booked.`,
  short: (day) => `Booked on ${day}`,
}

const words: Record<Exclude<Lost['why'], 'soon' | 'crewFull'>, Words> = {
  byPhone: taken,
  taken,
  mine: {
    sentence: (day) => `You already booked it for ${day}.`,
    short: (day) => `Booked by you, ${day}`,
  },
  closed: { sentence: (day) => `We're closed on ${day}.`, short: (day) => `Closed on ${day}` },
  earlier: {
    sentence: (day) => `${day} can no longer be booked.`,
    short: (day) => `${day} has passed`,
  },
  later: {
    sentence: (day) => `${day} can't be booked yet.`,
    short: (day) => `Not open yet for ${day}`,
  },
}

function wordsFor(lost: Lost): Words {
  if (lost.why === 'soon')
    return {
      sentence: () => noticePeriodWords(lost.noticePeriod),
      short: (day) => `Too late for ${day}`,
    }
  if (lost.why !== 'crewFull') return words[lost.why]
  return {
    sentence: (day) => crewFullSentence(day, lost.isHeld),
    short: (day) => `Crew fully booked, ${day}`,
  }
}

/** The reason for one day; for several, that not all are free, or the notice that they need. */
export function whyLost(wanted: readonly Day[], lostBy: LostBy): string {
  const lost = wanted.flatMap((day) => lostBy(day) ?? [])
  const soon = lost.find(({ why }) => why === 'soon')
  const [only, ...more] = lost
  if (only && (soon || more.length === 0)) {
    const days = wanted.filter((day) => lostBy(day) !== null)
    return wordsFor(soon ?? only).sentence(daysWithoutYear(days))
  }
  const days = daysWithoutYear(wanted)
  const areEarlier = lost.length === wanted.length && lost.every(({ why }) => why === 'earlier')
  return areEarlier ? words.earlier.sentence(days) : `${days} aren't all available.`
}

/** "Booked on Sat, Dec 12"; for several days, that they aren't free. */
export function whyLostInShort(days: readonly Day[], lostBy: LostBy): string {
  const when = daysWithoutYear(days, 'short')
  const [first, ...more] = days
  const lost = first && more.length === 0 ? lostBy(first) : null
  return lost ? wordsFor(lost).short(when) : `Not available ${when}`
}

/** Why an item's day can't be booked; 'mine' if it is taken and this device booked it. */
export function lostFor(
  reason: DayReason | null,
  day: Day,
  bookedHere: readonly Day[],
): Lost | null {
  return reason?.why === 'taken' && bookedHere.includes(day) ? { why: 'mine' } : reason
}
