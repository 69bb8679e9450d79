// What a customer may change, why not, and the form that asks the office.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import { refundPolicy } from '~/content/weather'
import { whyNotCancelable, whyNotMovable, type ChangeRefusal } from '~/lib/booking/plan/own-change'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { maxMoves } from '~/lib/domain/business'
import { today } from '~/lib/time/dates'
import { allSettings } from '~/settings/all-settings'
import { Button } from '~/ui/button/Button'
import { WishFormToggle } from './WishFormToggle'

const CancelBooking = lazyComponent(() => import('./CancelBooking'), 'CancelBooking', {
  Waiting: () => <output>Loading…</output>,
  Missing: () => <ChunkLoadNotice title="This part of the page didn't load." />,
})

export function OwnChanges({ booking, now }: { booking: Booking; now: Date }) {
  const [canceling, setCanceling] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { revalidate } = useRevalidator()
  const notMoved = whyNotMovable(booking, today(now))
  const notCanceled = whyNotCancelable(booking, today(now))
  const possible = [notMoved === null && 'move', notCanceled === null && 'cancel'].filter(Boolean)

  return (
    <div className="stack-20 no-print">
      {possible.length > 0 && (
        <p>{`Anyone with the link to this page can ${possible.join(' or ')} this booking.`}</p>
      )}
      {notCanceled === null && (
        <div>
          <Button
            ref={opener}
            look="outline"
            size="small"
            aria-expanded={canceling}
            onClick={() => setCanceling(!canceling)}
          >
            Cancel my booking
          </Button>
        </div>
      )}
      {canceling && notCanceled === null && (
        <CancelBooking
          booking={booking}
          onKeep={() => {
            setCanceling(false)
            opener.current?.focus()
          }}
          onReadAgain={() => void revalidate()}
        />
      )}
      {notMoved !== null && words[notMoved] !== '' && <p>{words[notMoved]}</p>}
      {notCanceled === 'paid' && (
        <p>
          <span>You've paid, so only our office can cancel it.</span>{' '}
          <span>{refundPolicy(allSettings.rainRule)}</span>
        </p>
      )}
      <WishFormToggle booking={booking} />
    </div>
  )
}

/** Why a booking isn't moved here. Its page says elsewhere that it waits, or was canceled. */
const words: Record<ChangeRefusal, string> = {
  off: '',
  canceled: '',
  waiting: "You can't move a request until our office approves it, but you can ask.",
  paid: '',
  late: "It's too late to move this booking here, but you can ask.",
  often: `You have moved this booking ${maxMoves === 1 ? 'once' : `${maxMoves} times`}. To move it again, ask our office.`,
  format: 'Our office moves this booking: ask below.',
}
