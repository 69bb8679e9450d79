// What people come to a booking's page for: to pay, to move it, to put it into a calendar, and to see what to prepare.
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ChunkLoadNotice } from '~/components/help/ChunkLoadNotice'
import { lazyComponent } from '~/components/help/lazy-component'
import { undoOf, useLastMove } from '~/lib/booking/change/undo'
import { moveObstacle } from '~/lib/booking/plan/own-change'
import { rentalEvents } from '~/lib/booking/plan/rental-times'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { today } from '~/lib/time/dates'
import { config } from '~/settings/site-settings'
import { Button, ButtonLink } from '~/ui/button/Button'
import { PayBalance } from './PayBalance'
import styles from './BookingActions.module.css'

const failed = () => <ChunkLoadNotice title="This part of the page didn't load." />
const AddToCalendar = lazyComponent(() => import('./AddToCalendar'), 'AddToCalendar', failed)
const MoveBooking = lazyComponent(() => import('./MoveBooking'), 'MoveBooking', failed)
const UndoMove = lazyComponent(() => import('./UndoMove'), 'UndoMove', failed)

export function BookingActions({ booking, now }: { booking: StoredBooking; now: Date }) {
  const [open, setOpen] = useState<'move' | 'calendar' | null>(null)
  const { revalidate } = useRevalidator()
  const { name, phone } = config.business
  const events = rentalEvents(booking, { name, phone, host: location.host })
  const isOver = events.every(({ to }) => to < today(now))
  const notMoved = moveObstacle(booking, today(now))
  const undo = undoOf(useLastMove(), booking, now.getTime())
  const check = () => void revalidate()
  const toggle = (part: 'move' | 'calendar') => setOpen(open === part ? null : part)

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
            aria-expanded={open === 'move'}
            onClick={() => toggle('move')}
          >
            Move my booking
          </Button>
        ) : (
          !isOver && (
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
            onClick={() => toggle('calendar')}
          >
            Add to calendar
          </Button>
        )}
        <ButtonLink look="outline" size="small" to="#prepare">
          Directions and preparations
        </ButtonLink>
      </div>
      <Suspense fallback={<output>Loading…</output>}>
        {undo && <UndoMove key={undo.until} booking={booking} undo={undo} onCheck={check} />}
        {open === 'move' && notMoved === null && (
          <MoveBooking
            booking={booking}
            onMoved={() => {
              setOpen(null)
              check()
            }}
            onCheck={check}
          />
        )}
        {open === 'calendar' && <AddToCalendar events={events} />}
      </Suspense>
    </div>
  )
}
