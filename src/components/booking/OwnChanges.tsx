// What a customer may do about an own booking without the office: move it, take the move back, cancel it. Moving and
// canceling load on their press.
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ChunkLoadNotice } from '~/components/help/ChunkLoadNotice'
import { lazyComponent } from '~/components/help/lazy-component'
import { cancelObstacle, moveObstacle, type Obstacle } from '~/lib/booking/plan/own-change'
import { undoOf, useLastMove } from '~/lib/booking/change/undo'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { maxMoves } from '~/lib/domain/business'
import { today } from '~/lib/time/dates'
import { Button } from '~/ui/button/Button'
import { AskToChange } from './AskToChange'
import { UndoMove } from './UndoMove'

const failed = () => <ChunkLoadNotice title="This part of the page didn't load." />
const MoveBooking = lazyComponent(() => import('./MoveBooking'), 'MoveBooking', failed)
const CancelBooking = lazyComponent(() => import('./CancelBooking'), 'CancelBooking', failed)

const loading = <output>Loading…</output>

export function OwnChanges({ booking, now }: { booking: StoredBooking; now: Date }) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const { revalidate } = useRevalidator()
  const last = useLastMove()
  const notMoved = moveObstacle(booking, today(now))
  const notCanceled = cancelObstacle(booking, today(now))
  const undo = undoOf(last, booking, now.getTime())
  const check = () => void revalidate()
  const toggle = (part: 'move' | 'cancel') => setOpen(open === part ? null : part)

  return (
    <div className="stack-20 no-print">
      {(notMoved === null || notCanceled === null) && (
        <>
          <p>Anyone with the link to this page can move or cancel this booking.</p>
          <div className="buttons">
            {notMoved === null && (
              <Button
                look="outline"
                size="small"
                aria-expanded={open === 'move'}
                onClick={() => toggle('move')}
              >
                Move to another day
              </Button>
            )}
            {notCanceled === null && (
              <Button
                look="outline"
                size="small"
                aria-expanded={open === 'cancel'}
                onClick={() => toggle('cancel')}
              >
                Cancel my booking
              </Button>
            )}
          </div>
        </>
      )}
      {undo && <UndoMove key={undo.until} booking={booking} undo={undo} onCheck={check} />}
      <Suspense fallback={loading}>
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
        {open === 'cancel' && notCanceled === null && (
          <CancelBooking booking={booking} onKeep={() => setOpen(null)} onCheck={check} />
        )}
      </Suspense>
      {notMoved !== null && words[notMoved] !== '' && <p>{words[notMoved]}</p>}
      {notCanceled === 'paid' && <p>You have paid, so our office cancels and refunds it.</p>}
      <AskToChange booking={booking} />
    </div>
  )
}

/** Why a booking isn't moved here. Its page says elsewhere that it waits, or was canceled. */
const words: Record<Obstacle, string> = {
  off: '',
  canceled: '',
  waiting: "You can't move a request until our office approves it, but you can ask.",
  paid: '',
  late: "It's too late to move this booking here, but you can ask.",
  often: `You have moved this booking ${maxMoves === 1 ? 'once' : `${maxMoves} times`}. To move it again, ask our office.`,
  form: 'Our office moves this booking: ask below.',
}
