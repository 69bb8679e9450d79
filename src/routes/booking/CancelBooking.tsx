// Cancels an unpaid booking. It asks once.
import { useState } from 'react'
import { cancelBooking } from '~/lib/booking/change/cancel'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { Button } from '~/ui/button/Button'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { NotChanged, type ChangeProblem } from './NotChanged'

type CancelBookingProps = { booking: StoredBooking; onKeep: () => void; onCheck: () => void }

export function CancelBooking({ booking, onKeep, onCheck }: CancelBookingProps) {
  const [canceling, setCanceling] = useState(false)
  const [problem, setProblem] = useState<{ kind: ChangeProblem } | null>(null)

  async function cancel() {
    setCanceling(true)
    setProblem(null)
    const { kind } = await cancelBooking(booking)
    setCanceling(false)
    if (kind !== 'canceled') setProblem({ kind })
    // The page then says that the booking was canceled.
    if (kind === 'canceled' || kind === 'changed' || kind === 'gone') onCheck()
  }

  return (
    <section className="stack-16" aria-label="Cancel my booking">
      <p>
        Cancel this booking? Your rentals are free for others at once, and you can't get the booking
        back. You paid nothing, so there's nothing to refund.
      </p>
      <div className="buttons">
        <Button look="outline" busy={canceling} onClick={() => void cancel()}>
          Yes, cancel it
        </Button>
        <Button look="outline" onClick={onKeep}>
          Keep my booking
        </Button>
      </div>
      {problem && (
        <OutcomeFocus outcome={problem}>
          <NotChanged problem={problem.kind} onCheck={onCheck} />
        </OutcomeFocus>
      )}
    </section>
  )
}
