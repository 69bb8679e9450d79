import type { Day } from '~/lib/domain/day'
import { addDays } from './dates'

/** Its first and its last day, both included. */
export type DayRun = { from: Day; to: Day }

/** Each day of a run, ascending. */
export function daysIn({ from, to }: DayRun): Day[] {
  const days = [from]
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Ascending days as runs of consecutive days. */
export function runsOf(days: readonly Day[]): DayRun[] {
  const ends = days.filter((day, i) => days[i + 1] !== addDays(day, 1))
  return days
    .filter((day, i) => days[i - 1] !== addDays(day, -1))
    .map((from, index) => ({ from, to: ends[index] ?? from }))
}
