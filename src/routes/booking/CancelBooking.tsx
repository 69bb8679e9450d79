// Cancels an unpaid booking. It asks once.
import { cancelBooking } from '~/lib/booking/change/cancel'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { Button } from '~/ui/button/Button'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { ChangeNotMadeNotice } from './ChangeNotMadeNotice'
import { useOwnChange } from './use-own-change'

type CancelBookingProps = { booking: Booking; onKeep: () => void; onReadAgain: () => void }

export function CancelBooking({ booking, onKeep, onReadAgain }: CancelBookingProps) {
  const { busy, notMade, run } = useOwnChange(onReadAgain)

  async function cancel() {
    const kind = await run(cancelBooking(booking))
    // The page then says that the booking was canceled.
    if (kind === 'canceled') onReadAgain()
  }

  return (
    <section className="stack-16" aria-label="Cancel my booking">
      <p>
        Cancel this booking? Other customers can book your rentals right away, and you can't get the
        booking back. You paid nothing, so there's nothing to refund.
      </p>
      <div className="buttons">
        <Button look="outline" busy={busy} onClick={() => void cancel()}>
          Yes, cancel it
        </Button>
        <Button look="outline" onClick={onKeep}>
          Keep my booking
        </Button>
      </div>
      {notMade && (
        <OutcomeFocus outcome={notMade}>
          <ChangeNotMadeNotice why={notMade.kind} onReadAgain={onReadAgain} />
        </OutcomeFocus>
      )}
    </section>
  )
}
