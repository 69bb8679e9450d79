// Runs of consecutive days.
import { addDays } from './dates'
import type { Day } from '~/lib/domain/day'

/** Ascending days as runs of consecutive days, first and last day included. */
export function runsOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const ends = days.filter((day, i) => days[i + 1] !== addDays(day, 1))
  return days
    .filter((day, i) => days[i - 1] !== addDays(day, -1))
    .map((from, index) => ({ from, to: ends[index] ?? from }))
}
