import { PageActions } from '~/components/order/PageActions'
import { calendarFile } from '~/lib/booking/plan/calendar-file'
import { rentalEvents } from '~/lib/booking/plan/rental-times'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { config } from '~/settings/site-settings'
import { saveFile } from '~/ui/save-file'

type BookingActionsProps = { booking: StoredBooking; title: string }

export function BookingActions({ booking, title }: BookingActionsProps) {
  const { name, phone } = config.business
  const events = rentalEvents(booking, { name, phone, host: location.host })
  const [first] = events

  function saveEvents() {
    const file = calendarFile(events, { product: name, made: new Date() })
    saveFile(file, 'text/calendar;charset=utf-8', `booking-${first?.from}.ics`)
  }

  return (
    <PageActions
      title={title}
      first={
        first && { label: 'Add to calendar', onPress: saveEvents, done: 'Calendar file saved.' }
      }
    >
      Bookmark this page. Anyone with the link can view it.
    </PageActions>
  )
}
