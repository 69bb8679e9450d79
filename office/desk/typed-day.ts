// A day as somebody at the desk types it.
import { weekdays, type Day } from '~/lib/domain/day'
import { addDays, daysApart, today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { dateParts, readDay } from '~/lib/time/stored-day'
import { weekdayNumber } from '~/lib/time/weekdays'

/**
 * The day of 12/20/2026, 12/20, Dec 20, Sat 12/20, Saturday, today, tomorrow or 2026-12-20. Without
 * a year, and by a weekday, it is the next one from today on.
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

/** Next Saturday is this week's to some, and next week's to others. */
const nextWeekday = /^(?:to |on )?next [a-z]+$/i

/** The words of a command, with those of a day as one: "Ann", "to", "Dec", "12" is "Ann", "to Dec 12". */
export function joinDays([word, ...others]: readonly string[], now: Date): string[] {
  if (word === undefined) return []
  const after = joinDays(others, now)
  const joined = (count: number) => [word, ...after.slice(0, count)].join(' ')
  const isDay = (text: string) => nextWeekday.test(text) || readTyped(text, today(now)) !== null
  const more = [2, 1].find((count) => isDay(joined(count))) ?? 0
  return [joined(more), ...after.slice(more)]
}

function readTyped(typed: string, from: Day): Day | null {
  const text = typed
    .trim()
    .replace(/^(?:to|on) /, '')
    .toLowerCase()
  return readDay(text) ?? namedDay(text, from) ?? writtenDay(text, from)
}

/** A span began at most so long ago; further back, the two days are typed in the wrong order. */
const mostDaysBegun = 31

/**
 * The first and last day as `dayIn` reads them. A first day without a year may be over already: on
 * 12/12, `12/10 12/14` began two days ago.
 */
export function spanIn(first: string, last: string, now: Date): DayRun {
  const [from, to] = [dayIn(first, now), dayIn(last, now)]
  const isWithoutYear = !/\d{4}|[-/.]\d+[-/.]/.test(first) && /\d/.test(first)
  const { year } = dateParts(from)
  const yearBefore = isWithoutYear ? readDay(`${Number(year) - 1}${from.slice(4)}`) : null
  const hasBegun = yearBefore !== null && daysApart(yearBefore, today(now)) <= mostDaysBegun
  return from > to && hasBegun ? { from: yearBefore, to } : { from, to }
}

function namedDay(text: string, from: Day): Day | null {
  if (text === 'today') return from
  if (text === 'tomorrow') return addDays(from, 1)
  const number = weekdayIn(text)
  return number === -1 ? null : addDays(from, (number - weekdayNumber(from) + 7) % 7)
}

const weekdayIn = (text: string) =>
  text.length < 3 ? -1 : weekdays.findIndex((name) => name.toLowerCase().startsWith(text))

const months =
  'january february march april may june july august september october november december'.split(' ')

/** A weekday before a date has to be the date's: else it may be somebody's name. */
function writtenDay(text: string, from: Day): Day | null {
  const [, word = '', rest = ''] = /^([a-z]{3,})[.,]* (.+)$/.exec(text) ?? []
  if (weekdayIn(word) !== -1) {
    const day = writtenDay(rest, from)
    return day !== null && weekdayNumber(day) === weekdayIn(word) ? day : null
  }
  const [, inMonth, year] = /^(\d{1,2})(?:,? (\d{4}))?$/.exec(rest) ?? []
  if (inMonth === undefined) return numberedDay(text, from)
  const month = months.findIndex((name) => name.startsWith(word)) + 1
  return numberedDay([month, inMonth, ...(year ? [year] : [])].join('/'), from)
}

function numberedDay(text: string, from: Day): Day | null {
  const [, month = '', date = '', year] =
    /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ?? []
  const dayOf = (inYear: number) =>
    readDay(`${inYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (year !== undefined) return dayOf(Number(year.padStart(4, '20')))
  const thisYear = Number(dateParts(from).year)
  const next = [dayOf(thisYear), dayOf(thisYear + 1)]
  return next.find((day) => day !== null && day >= from) ?? null
}
