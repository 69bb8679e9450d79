// Says to which day a booking was just moved, and takes that back.
import { useEffect, useState } from 'react'
import { moveBooking } from '~/lib/booking/change/move'
import { saveMove, type Undo } from '~/lib/booking/change/undo'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { dayWithoutYear } from '~/lib/time/day-text'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { ChangeNotMadeNotice } from './ChangeNotMadeNotice'
import { useOwnChange } from './use-own-change'

type UndoMoveProps = {
  booking: Booking
  undo: Undo
  onUndone: (day: Day) => void
  onReadAgain: () => void
}

export function UndoMove({ booking, undo: { from, until }, onUndone, onReadAgain }: UndoMoveProps) {
  const [isExpired, setExpired] = useState(false)
  const { busy, notMade, run } = useOwnChange(onReadAgain)
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  const day = firstDay(linesOf(booking))

  async function undo() {
    const kind = await run(moveBooking(booking, from, true))
    if (kind !== 'moved') return
    onUndone(from)
    saveMove(null)
    onReadAgain()
  }

  return (
    <OutcomeFocus outcome={notMade ?? day}>
      <Notice
        tone="success"
        title={day ? `Your booking is moved to ${dayWithoutYear(day)}.` : 'Your booking is moved.'}
        action={
          !isExpired && (
            <Button look="outline" size="small" busy={busy} onClick={() => void undo()}>
              {`Undo: back to ${dayWithoutYear(from)}`}
            </Button>
          )
        }
      >
        <p>
          We're emailing you the new day and telling our office. For 15 minutes you can undo this
          while the old day is free. If you saved it to a calendar, add it again.
        </p>
      </Notice>
      {notMade && <ChangeNotMadeNotice why={notMade.kind} onReadAgain={onReadAgain} />}
    </OutcomeFocus>
  )
}
