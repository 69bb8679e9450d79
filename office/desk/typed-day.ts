// A day as somebody at the desk types it.
import { weekdays, type Day } from '~/lib/domain/day'
import { addDays, daysApart, today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { dateParts, readDay } from '~/lib/time/stored-day'
import { weekdayNumber } from '~/lib/time/weekdays'

/**
 * The day of 12/20/2026, 12/20, Saturday, today, tomorrow or 2026-12-20. Without a year, and by a
 * weekday, it is the next one from today on.
 * @throws if it is none of these, or no day of the calendar
 */
export function dayIn(typed: string, now: Date): Day {
  const text = typed.trim().toLowerCase()
  const day = readDay(text) ?? namedDay(text, today(now)) ?? writtenDay(text, today(now))
  if (day !== null) return day
  throw new Error(
    `"${typed}" isn't a day. Type it like 12/20/2026, 12/20, Saturday, tomorrow or 2026-12-20.`,
  )
}

/** A span began at most so long ago; further back, the two days are typed in the wrong order. */
const mostDaysBegun = 31

/**
 * The first and last day as `dayIn` reads them. A first day without a year may be over already: on
 * 12/12, `12/10 12/14` began two days ago.
 */
export function spanIn(first: string, last: string, now: Date): DayRun {
  const [from, to] = [dayIn(first, now), dayIn(last, now)]
  const isWithoutYear = /^\s*\d{1,2}[-/.]\d{1,2}\s*$/.test(first)
  const { year } = dateParts(from)
  const yearBefore = isWithoutYear ? readDay(`${Number(year) - 1}${from.slice(4)}`) : null
  const hasBegun = yearBefore !== null && daysApart(yearBefore, today(now)) <= mostDaysBegun
  return from > to && hasBegun ? { from: yearBefore, to } : { from, to }
}

function namedDay(text: string, from: Day): Day | null {
  if (text === 'today') return from
  if (text === 'tomorrow') return addDays(from, 1)
  const number = weekdays.findIndex((name) => name.toLowerCase().startsWith(text))
  if (number === -1 || text.length < 3) return null
  return addDays(from, (number - weekdayNumber(from) + 7) % 7)
}

function writtenDay(text: string, from: Day): Day | null {
  const [, month = '', date = '', year] =
    /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ?? []
  const dayOf = (inYear: number) =>
    readDay(`${inYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (year !== undefined) return dayOf(Number(year.padStart(4, '20')))
  const thisYear = Number(dateParts(from).year)
  const next = [dayOf(thisYear), dayOf(thisYear + 1)]
  return next.find((day) => day !== null && day >= from) ?? null
}
