// The office's hours are typed as they are to be read; search engines want days and times.

type OpenTime = { days: readonly string[]; opens: string; closes: string }

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * Reads hours such as "Mon - Sat 8am - 5pm" or "Mon - Fri 8am - 5:30pm, Sat 9am - 1pm": days, or a day, and two times.
 * @throws Error that says how to write them
 */
export function readOpeningHours(text: string): OpenTime[] {
  return text.split(',').map((part) => {
    const [, first = '', last, opens = '', closes = ''] =
      /^\s*([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s+(\S+?)\s*[-–]\s*(\S+)\s*$/i.exec(part) ?? []
    const from = dayIndex(first)
    const to = last === undefined ? from : dayIndex(last)
    const time = { opens: readTime(opens), closes: readTime(closes) }
    if (from < 0 || to < from || time.opens === null || time.closes === null)
      throw new Error(
        `VITE_BUSINESS_HOURS can't be read at "${part.trim()}". Write days and times such as Mon - Sat 8am - 5pm, several of them with commas.`,
      )
    return { days: week.slice(from, to + 1), opens: time.opens, closes: time.closes }
  })
}

/** "Mon", "Tues" or "Wednesday": three letters are enough to tell. */
function dayIndex(name: string): number {
  const start = name.toLowerCase()
  return start.length < 3 ? -1 : week.findIndex((day) => day.toLowerCase().startsWith(start))
}

/** "8am", "5:30pm" as HH:MM; null for anything else. */
function readTime(text: string): string | null {
  const [, digits, minutes = '00', half] = /^(\d{1,2})(?::([0-5]\d))?(am|pm)$/i.exec(text) ?? []
  const hour = Number(digits)
  if (!(hour >= 1 && hour <= 12)) return null
  const past = (hour % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(past).padStart(2, '0')}:${minutes}`
}
