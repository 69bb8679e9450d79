import { bookableYears, maxDaysPerLine } from '~/lib/domain/business'
import type { EventReading } from '~/lib/event/event-days'

/** Why the address's days are ignored. */
export const ignoredReasons: Record<NonNullable<EventReading['ignored']>, string> = {
  unreadable: "The day in this address can't be read",
  past: "The day in this address can't be booked any more",
  later: `The day in this address is more than ${bookableYears} years away`,
  tooLong: `The address names more than ${maxDaysPerLine} days in a row`,
}
