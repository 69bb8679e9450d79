// The written forms of a calendar day. Every page loads this, for the cart's count.
import type { Day } from '~/lib/domain/day'

/** Reads `YYYY-MM-DD`; null if it isn't a day of the calendar. */
export function readDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return parts && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3])) ? (text as Day) : null
}

/** Reads `MM/DD/YYYY` (older documents put a space before it); null for anything else. */
export function readStoredDay(text: unknown): Day | null {
  if (typeof text !== 'string') return null
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  return parts ? readDay(`${parts[3]}-${parts[1]}-${parts[2]}`) : null
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const longest = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= longest
}

/** The stored form, `MM/DD/YYYY`. */
export function toStoredDay(day: Day): string {
  const { year, month, date } = dateParts(day)
  return `${month}/${date}/${year}`
}

/** Year, month and date of a day, as written. */
export function dateParts(day: Day) {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date }
}
