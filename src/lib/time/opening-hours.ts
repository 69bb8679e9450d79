// Reads the office's hours, because search engines and deadlines need days and times.
import { weekdays } from '~/lib/domain/day'
import { readHour } from './business-time'

/** Opening and closing time on each of the days, in minutes after midnight. */
export type OpenTime = { days: readonly string[]; opens: number; closes: number }

/**
 * Reads "Mon - Sat 8am - 5pm" or "Mon, Wed, Fri 8am - 5:30pm, Sat 9am to 1 pm, Sun closed"; "Daily"
 * is every day.
 * @throws Error that says how to write them
 */
export function readOpeningHours(text: string): OpenTime[] {
  const times: OpenTime[] = []
  // Days without a time share that of the next ones.
  let days: string[] = []
  for (const part of text.replaceAll(/\b(?:daily|every ?day)\b/gi, 'Sun - Sat').split(separator)) {
    const [, first = '', last = first, hours = ''] = daysAndHours.exec(part) ?? []
    const [start, end] = [dayIndex(first), dayIndex(last)]
    if (start < 0 || end < 0) throw unreadable(part)
    // "Sat - Mon" crosses the end of the week.
    const count = ((end - start + 7) % 7) + 1
    days.push(...[...weekdays, ...weekdays].slice(start, start + count))
    if (hours === '') continue
    if (!/^closed$/i.test(hours)) times.push({ days, ...readTimes(hours, part) })
    days = []
  }
  if (days.length > 0 || times.length === 0) throw unreadable(text)
  return times
}

const separator = /[,;&/]|\band\b/i
const daysAndHours = /^\s*([a-z]+)(?:\s*(?:[-–]|\bto\b)\s*([a-z]+))?\s*(.*?)\s*$/i

function readTimes(hours: string, part: string) {
  const [opens = null, closes = null, ...more] = hours.split(/[-–]|\bto\b/i).map(readHour)
  if (opens === null || closes === null || more.length > 0) throw unreadable(part)
  // Midnight is 0.
  if (closes !== 0 && closes <= opens) throw unreadable(part)
  return { opens, closes }
}

const unreadable = (part: string) =>
  new Error(
    `VITE_BUSINESS_HOURS can't be read at "${part.trim()}". Write days and times such as Mon - Sat 8am - 5pm, several of them with commas.`,
  )

/** The index of "Mon", "Tues" or "Wednesday", by three letters. */
function dayIndex(name: string): number {
  const start = name.toLowerCase()
  return start.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(start))
}
