import { bookableDaysFrom } from '~/lib/availability/bookable-days'
import { allSettings } from '~/settings/all-settings'

/** The days that can be chosen, now or at another time in milliseconds. */
export const bookableDaysAt = (time = Date.now()) =>
  bookableDaysFrom(new Date(time), allSettings.sameDayUntilHour)
