// Moves a booking to another day: the calendar, what changes and what stays, and the button.
import { useState } from 'react'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { moveBooking } from '~/lib/booking/change/move'
import { saveMove } from '~/lib/booking/change/undo'
import { firstMovableDay } from '~/lib/booking/plan/own-change'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import { moveTogether } from '~/lib/cart/move'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { dayWithoutYear, describeDays } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { DialogFoot } from '~/ui/dialog/Dialog'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { ChangeNotMadeNotice } from './ChangeNotMadeNotice'
import { NewDay } from './NewDay'
import { useOwnChange } from './use-own-change'

type MoveBookingProps = {
  booking: Booking
  onMoved: () => void
  onReadAgain: () => void
}

export function MoveBooking({ booking, onMoved, onReadAgain }: MoveBookingProps) {
  const bookableDays = useMovableDays()
  const [day, setDay] = useState<Day | null>(null)
  const [round, setRound] = useState(0)
  const { busy, notMade, run } = useOwnChange(onReadAgain)
  const from = firstDay(linesOf(booking))
  const to = day === from ? null : day

  async function move(first: Day) {
    const kind = await run(moveBooking(booking, first))
    if (kind === 'moved') {
      if (from)
        saveMove({ id: booking.id, from, to: first, moves: booking.moves + 1, at: Date.now() })
      onMoved()
    }
    if (kind === 'taken' || kind === 'crewFull') {
      setDay(null)
      setRound(round + 1)
    }
  }

  return (
    <div className="stack-20">
      <NewDay
        booking={booking}
        bookableDays={bookableDays}
        day={day}
        onPick={setDay}
        ifUnknown="We can't check dates right now. Nothing has changed. Try again in a moment."
        round={round}
      />
      {to && (
        <div className="stack-16">
          <ul className="stack-8" aria-label="What changes">
            {moveTogether(booking.asCart, to).map(({ days }, index) => (
              // Lines have no id; they never change while they are shown.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {`${linesOf(booking)[index]?.name ?? ''}: ${describeDays(booking.asCart[index]?.days ?? [])} becomes ${describeDays(days)}`}
              </li>
            ))}
          </ul>
          <p>Your rentals, delivery time, address and price stay as they are.</p>
          <DialogFoot>
            <Button wide busy={busy} onClick={() => void move(to)}>
              {`Move to ${dayWithoutYear(to)}`}
            </Button>
          </DialogFoot>
        </div>
      )}
      {notMade && (
        <OutcomeFocus outcome={notMade}>
          <ChangeNotMadeNotice why={notMade.kind} onReadAgain={onReadAgain} />
        </OutcomeFocus>
      )}
    </div>
  )
}

function useMovableDays() {
  const bookableDays = useBookableDays()
  const first = firstMovableDay(bookableDays.today)
  return { ...bookableDays, first: first > bookableDays.first ? first : bookableDays.first }
}
