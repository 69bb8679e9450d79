import { bookableSpan } from '~/lib/availability/bookable-days'
import { allSettings } from '~/settings/all-settings'

/** The days that can be chosen, now or at another time in milliseconds. */
export const spanAt = (time = Date.now()) =>
  bookableSpan(new Date(time), allSettings.sameDayUntilHour)
