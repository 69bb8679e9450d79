// A day as somebody at the desk types it.
import { weekdays, type Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import { dateParts, readDay } from '~/lib/time/stored-day'
import { weekdayNumber } from '~/lib/time/weekdays'

const months =
  'january february march april may june july august september october november december'.split(' ')

/** A day without a year may have been so long ago; one from before that is next year's. */
const mostDaysAgo = 31

/**
 * The day of 12/20/2026, 12/20, Dec 20, Sun 12/20, Saturday, today, tomorrow or 2026-12-20.
 * @param wrong what to say if it is none of these, or no day of the calendar
 */
export function dayIn(
  typed: string,
  now: Date,
  wrong = `"${typed}" isn't a day. Type it like 12/20/2026, 12/20, Dec 20, Saturday, tomorrow or 2026-12-20.`,
): Day {
  if (nextWeekday.test(typed)) throw new Error(`Type the date instead of "${typed}".`)
  const day = readTyped(typed, today(now))
  if (day === null) throw new Error(wrong)
  return day
}

/** @throws if one of them isn't a day, or the last is before the first */
export function daysFrom(first: string, last: string, now: Date): DayRun {
  const [from, to] = [dayIn(first, now), dayIn(last, now)]
  if (to < from)
    throw new Error(`${formatDay(to)} is before ${formatDay(from)}. Type both days with the year.`)
  return { from, to }
}

/** Next Saturday is this week's to some, and next week's to others. */
const nextWeekday = /^(?:to |on )?next [a-z]+$/i

/** The words of a command, with those of a day as one: "Ann", "to", "Dec", "12" is "Ann", "to Dec 12". */
export function joinDays([word, ...others]: readonly string[], now: Date): string[] {
  if (word === undefined) return []
  const after = joinDays(others, now)
  const joined = (count: number) => [word, ...after.slice(0, count)].join(' ')
  const more = [2, 1].find((count) => isDay(joined(count), now)) ?? 0
  return [joined(more), ...after.slice(more)]
}

/** Whether a text is a day, or one that `dayIn` asks about. */
export const isDay = (text: string, now: Date) =>
  nextWeekday.test(text) || readTyped(text, today(now)) !== null

function readTyped(typed: string, from: Day): Day | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:to|on) /, '')
  if (text === 'today') return from
  if (text === 'tomorrow') return addDays(from, 1)
  const [, word = '', date = ''] = /^([a-z]{3,})[.,]*(?: (.+))?$/.exec(text) ?? []
  const weekday = weekdays.findIndex((name) => word && name.toLowerCase().startsWith(word))
  if (weekday === -1) return readDay(text) ?? readDate(text, from)
  if (date === '') return addDays(from, (weekday - weekdayNumber(from) + 7) % 7)
  // Another weekday than the date's may be somebody's name.
  const day = readDate(date, from)
  return day !== null && weekdayNumber(day) === weekday ? day : null
}

/** The day of 12/20, 12/20/26, Dec 20 or December 20, 2026. */
function readDate(text: string, from: Day): Day | null {
  const [, month = '', date = '', year] =
    /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ??
    /^([a-z]{3,})\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(text) ??
    []
  const number = Number(month) || months.findIndex((name) => name.startsWith(month)) + 1
  const dayOf = (inYear: number) =>
    readDay(`${inYear}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (year !== undefined) return dayOf(Number(year.padStart(4, '20')))
  const earliest = addDays(from, -mostDaysAgo)
  const firstYear = Number(dateParts(earliest).year)
  const nextDays = [dayOf(firstYear), dayOf(firstYear + 1)]
  return nextDays.find((day) => day !== null && day >= earliest) ?? null
}
