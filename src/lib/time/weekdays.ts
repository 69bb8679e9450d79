import { weekdays, type Day, type Weekday } from '~/lib/domain/day'
import { dayToDate } from './dates'

/** Number of a day's weekday: 0 for Sunday. */
export const weekdayNumber = (day: Day): number => dayToDate(day).getDay()

/** The name of a day's weekday. */
export const weekdayOf = (day: Day): Weekday => weekdays[weekdayNumber(day)] ?? 'Sunday'

/** True on a Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => ['Saturday', 'Sunday'].includes(weekdayOf(day))
