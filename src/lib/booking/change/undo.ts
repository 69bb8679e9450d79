// From which day this tab has just moved a booking, so that the move can be taken back.
import * as v from 'valibot'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { sessionStore } from '~/lib/storage/browser-storage'
import { daySchema } from '~/lib/time/day-schema'

const undoMs = 15 * 60_000

const moved = v.object({
  id: v.string(),
  from: daySchema,
  to: daySchema,
  moves: v.number(),
  at: v.number(),
})
const read = v.parser(v.fallback(v.nullable(moved), null))
const store = sessionStore('movedBooking', read, null)

/** Remembers a move that was just made; null once it was taken back. */
export const saveMove: (made: v.InferOutput<typeof moved> | null) => void = store.save

/** The last move of this tab. Renders again when it changes. */
export const useLastMove = store.use

export type Undo = { from: Day; until: number }

/**
 * The day from which this booking was moved, and until when (in milliseconds) that can be taken
 * back. Null if it can't, or if another move came after it.
 */
export function undoOf(
  last: v.InferOutput<typeof moved> | null,
  booking: Booking,
  now: number,
): Undo | null {
  if (last?.id !== booking.id || now - last.at >= undoMs) return null
  const isLast = last.moves === booking.moves && firstDay(linesOf(booking)) === last.to
  return isLast ? { from: last.from, until: last.at + undoMs } : null
}
