// Reads the office's hours from their text, because search engines and deadlines need days and times.
import { readHour } from './business-time'

/** Opening and closing time on each of the days, in minutes after midnight. */
export type OpenTime = { days: readonly string[]; opens: number; closes: number }

/** As `Date` counts them. */
export const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * Reads hours such as "Mon - Sat 8am - 5pm" or "Mon - Fri 8am - 5:30pm, Sat 9am - 1pm": days, or a day, and two times. "Monday to Saturday 8 am
 * to 5 pm" works too.
 * @throws Error that says how to write them
 */
export function readOpeningHours(text: string): OpenTime[] {
  return text.split(',').map((part) => {
    const [, first = '', last = first, from = '', to = ''] =
      /^\s*([a-z]+)(?:\s*(?:[-–]|\bto\b)\s*([a-z]+))?\s+(\S.*?)\s*(?:[-–]|\bto\b)\s*(\S.*)$/i.exec(
        part,
      ) ?? []
    const [start, end] = [dayIndex(first), dayIndex(last)]
    const [opens, closes] = [readHour(from), readHour(to)]
    if (start < 0 || end < 0 || opens === null || closes === null)
      throw new Error(
        `VITE_BUSINESS_HOURS can't be read at "${part.trim()}". Write days and times such as Mon - Sat 8am - 5pm, several of them with commas.`,
      )
    // "Sat - Mon" crosses the end of the week.
    const count = ((end - start + 7) % 7) + 1
    return { days: [...week, ...week].slice(start, start + count), opens, closes }
  })
}

/** The index of "Mon", "Tues" or "Wednesday", by three letters. */
function dayIndex(name: string): number {
  const start = name.toLowerCase()
  return start.length < 3 ? -1 : week.findIndex((day) => day.toLowerCase().startsWith(start))
}
