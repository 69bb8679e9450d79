// Cancels a customer's own unpaid booking in one commit (docs/decisions/moving.md).
import { allocationId } from '~/lib/availability/allocation'
import { findBalanceState, giveUpAttempt } from '~/lib/booking/commit/attempt'
import { readJournal } from '~/lib/booking/commit/journal'
import { tryWithLock } from '~/lib/booking/commit/lock'
import { changedMessage } from '~/lib/booking/plan/own-change'
import { listOwnAllocations } from '~/lib/db/availability/allocations'
import { commitCancellation } from '~/lib/db/bookings/booking-commit'
import { findBookingDocument, wasCanceled } from '~/lib/db/bookings/find-booking'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import { maxWrites } from '~/lib/db/commit'
import { sha256 } from '~/lib/domain/booking-key'
import { serverNow } from '~/lib/services/clock'
import { createdStamp } from '~/lib/time/dates'
import { forgetChange, saveChange } from './change-entry'
import { sendChange, comparable, whyRefused, type ChangeNotMade } from './sent-change'

/** 'paying': a payment isn't over, or nobody knows whether it charged a card. */
export type CancelOutcome = { kind: 'canceled' | 'paying' } | ChangeNotMade

/** Cancels a booking. Never throws. @param shown the booking as the customer saw it */
export function cancelBooking(shown: Booking): Promise<CancelOutcome> {
  return tryWithLock(() => cancel(shown))
}

async function cancel(shown: Booking): Promise<CancelOutcome> {
  const { id } = shown
  for (const entry of readJournal()) {
    if ((entry.kind !== 'invoice' && entry.kind !== 'unknown') || entry.bookingId !== id) continue
    // A payment that charged nothing before its page was closed doesn't prevent the cancellation.
    const isOver =
      entry.kind === 'invoice' && entry.step === 'holding' && (await giveUpAttempt(entry))
    if (!isOver) return { kind: 'paying' }
  }
  if ((await findBalanceState(id)).kind !== 'chargeable') return { kind: 'paying' }
  const fields = await findBookingDocument(id)
  if (fields === null) return { kind: (await wasCanceled(id)) ? 'canceled' : 'gone' }
  const before = bookingFrom(id, fields)
  if (comparable(before) !== comparable(shown)) return { kind: 'differs' }
  const units = await listOwnAllocations(await sha256(id))
  const canceled = { ...fields, canceled: createdStamp(new Date(await serverNow())) }

  const entry = saveChange(before, null, changedMessage(before, null))
  try {
    // Two writes are for the booking and its canceled record. Units beyond the limit become free.
    const freed = units.map(allocationId).slice(0, maxWrites - 2)
    const send = () => commitCancellation(id, canceled, freed)
    const kind = await sendChange(entry, before, send, (found) => found === null)
    if (kind === 'made') return { kind: 'canceled' }
    if (kind !== 'refused') return { kind }
    forgetChange(entry)
    return await whyRefused()
  } catch {
    // The entry stays until the next page load has found out.
    return { kind: 'unanswered' }
  }
}
