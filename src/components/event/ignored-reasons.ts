import { bookableYears, maxDaysPerLine } from '~/lib/domain/business'
import type { EventReading } from '~/lib/event/event-days'

/** Why the address's days are ignored. */
export const ignoredReasons: Record<NonNullable<EventReading['ignored']>, string> = {
  unreadable: "We couldn't read the date in this link",
  past: 'The date in this link can no longer be booked',
  later: `The date in this link is more than ${bookableYears} years away`,
  tooLong: `This link has more than ${maxDaysPerLine} days in a row`,
}
