// What people come to a booking's page for: to pay, to move it, and to add it to a calendar.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import { undoOf, useLastMove } from '~/lib/booking/change/undo'
import { whyNotMovable } from '~/lib/booking/plan/own-change'
import { rentalEvents } from '~/lib/booking/plan/rental-times'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { dayWithoutYear } from '~/lib/time/day-text'
import { config } from '~/settings/site-settings'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { PayBalance } from './PayBalance'
import { UndoMove } from './UndoMove'
import styles from './BookingActions.module.css'

const Missing = () => <ChunkLoadNotice title="This part of the page didn't load." />
const AddToCalendar = lazyComponent(() => import('./AddToCalendar'), 'AddToCalendar', {
  Waiting: () => <output>Loading…</output>,
  Missing,
})
const MoveBooking = lazyComponent(() => import('./MoveBooking'), 'MoveBooking', {
  Waiting: () => <output>Checking availability…</output>,
  Missing,
})

export function BookingActions({ booking, now }: { booking: Booking; now: Date }) {
  const [open, setOpen] = useState<'move' | 'calendar' | null>(null)
  const [backOn, setBackOn] = useState<Day | null>(null)
  const { revalidate } = useRevalidator()
  const { name, phone } = config.company
  const events = rentalEvents(booking, { name, phone, host: location.host })
  const isEventOver = events.every(({ to }) => to < today(now))
  const notMoved = whyNotMovable(booking, today(now))
  const undo = undoOf(useLastMove(), booking, now.getTime())
  const check = () => void revalidate()
  const close = () => setOpen(null)

  return (
    <div className={`stack-16 no-print ${styles.actions}`}>
      {booking.balanceDueCents > 0 && booking.approved !== 'waiting' && (
        <div className={`stack-16 ${styles.pay}`}>
          <PayBalance booking={booking} />
        </div>
      )}
      <div className="buttons">
        {notMoved === null ? (
          <Button
            key="move"
            look="outline"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setOpen('move')}
          >
            Move my booking
          </Button>
        ) : (
          !isEventOver && (
            <ButtonLink key="ask" look="outline" size="small" to="#changes">
              Change my booking
            </ButtonLink>
          )
        )}
        {events.length > 0 && (
          <Button
            look="outline"
            size="small"
            aria-expanded={open === 'calendar'}
            onClick={() => setOpen(open === 'calendar' ? null : 'calendar')}
          >
            Add to calendar
          </Button>
        )}
        <ButtonLink look="outline" size="small" to="#prepare">
          Get ready
        </ButtonLink>
      </div>
      {undo && (
        <UndoMove
          key={undo.until}
          booking={booking}
          undo={undo}
          onUndone={setBackOn}
          onReadAgain={check}
        />
      )}
      {backOn && !undo && (
        <OutcomeFocus outcome={backOn}>
          <Notice tone="success" title={`Your booking is back on ${dayWithoutYear(backOn)}.`}>
            <p>We're emailing you the day and telling our office.</p>
          </Notice>
        </OutcomeFocus>
      )}
      {open === 'calendar' && <AddToCalendar events={events} />}
      <Dialog open={open === 'move' && notMoved === null} onClose={close} title="Move my booking">
        <MoveBooking
          booking={booking}
          onMoved={() => {
            close()
            check()
          }}
          onReadAgain={check}
        />
      </Dialog>
    </div>
  )
}
