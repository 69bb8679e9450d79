// What a stored date that can't be read may still mean.
import { isGiven } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { readDay } from '~/lib/time/stored-day'

export const lastDay = '9999-12-31' as Day

/** Whether a stored date, in any form, may be this day or a later one. */
export function mayBeFrom(first: Day, stored: unknown): boolean {
  return mayBeWithin({ from: first, to: lastDay }, stored)
}

/** Whether a stored date, in any form, may be one of these days. */
export function mayBeWithin({ from, to }: DayRun, stored: unknown): boolean {
  const isWithin = (day: Day) => day >= from && day <= to
  if (stored instanceof Date) return isWithin(today(stored))
  if (typeof stored !== 'string') return true
  const whole = wholeDate(stored.trim())
  if (whole !== null) return isWithin(whole)
  // A year by itself, in "June 12, 2027" or "13/45/2027".
  const [year, other] = stored.match(/\b(?:19|20)\d\d\b/g) ?? []
  if (year === undefined || other !== undefined) return true
  return year >= from.slice(0, 4) && year <= to.slice(0, 4)
}

/** Whether anything is stored that somebody may have meant as a date. */
export function isDate(stored: unknown): boolean {
  return stored instanceof Date || (typeof stored === 'string' && stored.trim() !== '')
}

/** The day of 6/12/2027 or 2027-6-12. */
function wholeDate(text: string): Day | null {
  const numbers =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})(?!\d)/.exec(text)?.groups ??
    /^(?<month>\d{1,2})[-/.](?<date>\d{1,2})[-/.](?<year>\d{4})$/.exec(text)?.groups
  if (!numbers) return null
  const { year = '', month = '', date = '' } = numbers
  return readDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
}

/** A stored date as a report shows it, so that the office finds it again. */
export function shownDate(stored: unknown): string {
  if (stored instanceof Date) return today(stored)
  if (!isGiven(stored) || (Array.isArray(stored) && stored.length === 0)) return 'no date'
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  return `"${text.slice(0, 60)}"`
}
