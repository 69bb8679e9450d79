// The days on which all of a booking is available. Its own units count as free.
import { useState } from 'react'
import { AvailabilityCalendar } from '~/components/calendar/AvailabilityCalendar'
import { whyNotMoved } from '~/components/cart-availability/why-not-moved'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import { moveState } from '~/lib/cart-availability/move-obstacle'
import { readForMove } from '~/lib/cart-availability/read-for-move'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { formatDay } from '~/lib/time/day-text'
import { Notice } from '~/ui/notice/Notice'
import { useLoaded } from '~/ui/use-loaded'

type NewDayProps = {
  booking: Booking
  bookableDays: { today: Day; first: Day; last: Day }
  day: Day | null
  onPick: (day: Day | null) => void
  /** What to say if the days can't be read. */
  ifUnknown: string
  /** A new number reads the days again. */
  round?: number
}

export function NewDay({ booking, bookableDays, day, onPick, ifUnknown, round = 0 }: NewDayProps) {
  const read = useLoaded(
    `${booking.id} ${round}`,
    async () => (await readForMove(booking)) ?? 'unknown',
  )
  /** The last pressed day, if it isn't available. */
  const [refused, setRefused] = useState<Day | null>(null)

  if (read === null) return <output>Checking availability…</output>
  if (read === 'unknown')
    return (
      <ProblemNotice problem="database" tone="info">
        <p>{ifUnknown}</p>
      </ProblemNotice>
    )
  const currentFirst = firstDay(linesOf(booking))
  const stateOf = (each: Day) =>
    moveState(booking.asCart, 'together', each, { ...read, bookableDays })

  function pick(each: Day) {
    const isFree = stateOf(each) === 'free'
    setRefused(isFree ? null : each)
    onPick(isFree ? each : null)
  }

  return (
    <div className="stack-16">
      <p>Choose a new first day. All of your rentals are available on the days you can pick.</p>
      <AvailabilityCalendar
        stateOf={stateOf}
        bookableDays={bookableDays}
        chosen={[day ?? currentFirst].filter((each) => each !== undefined)}
        onPick={pick}
      />
      {refused && (
        <Notice tone="error" title={messages.dateUnavailable}>
          <p>{whyNotMoved(booking.asCart, 'together', refused, { ...read, bookableDays })}</p>
        </Notice>
      )}
      <output>{day ? `New day: ${formatDay(day)}` : ''}</output>
    </div>
  )
}
