import { useState } from 'react'
import { calendarFile } from '~/lib/booking/plan/calendar-file'
import type { Day } from '~/lib/domain/day'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { saveFile } from '~/ui/save-file'
import { rentalEvents } from '~/lib/booking/plan/rental-times'
import { config } from '~/settings/site-settings'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Toast } from '~/ui/dialog/Toast'
import styles from './booking.module.css'

type BookingActionsProps = { booking: StoredBooking; title: string }

export function BookingActions({ booking, title }: BookingActionsProps) {
  const [done, setDone] = useState<string | null>(null)
  const [byHand, setByHand] = useState(false)
  const { name, phone } = config.business
  const events = rentalEvents(booking, { name, phone, host: location.host })
  const [first] = events
  const canShare = 'share' in navigator

  function saveEvents(first: Day) {
    const file = calendarFile(events, { product: name, made: new Date() })
    saveFile(file, 'text/calendar;charset=utf-8', `booking-${first}.ics`)
    setDone('Calendar file saved.')
  }

  async function shareLink() {
    const url = location.href
    try {
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setDone('Link copied.')
      }
    } catch (error) {
      // Closing the device's share sheet isn't a failure.
      setByHand(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {first && (
          <Button look="outline" size="small" onClick={() => saveEvents(first.from)}>
            Add to calendar
          </Button>
        )}
        <Button look="outline" size="small" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="outline" size="small" onClick={() => void shareLink()}>
          {canShare ? 'Share link' : 'Copy link'}
        </Button>
      </div>
      {byHand && (
        <Field
          label="Link to this page"
          name="bookingLink"
          value={location.href}
          hint="We couldn't copy the link. Select it here and copy it."
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
      <p className="quiet">Bookmark this page. Anyone with the link can view it.</p>
      <Toast message={done} onDone={() => setDone(null)} />
    </div>
  )
}
