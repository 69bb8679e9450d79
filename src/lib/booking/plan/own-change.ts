// What customers may change themselves (docs/decisions/moving.md). The rules check the same.
import type { Booking } from '~/lib/db/bookings/read-booking'
import { maxBookingLines, maxMoves, moveUntilDays } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { OfficeMessage } from '~/lib/services/contact'
import { addDays } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { allSettings } from '~/settings/all-settings'
import { firstDay, linesOf } from './rental-times'
import { messageAbout, describeRentals } from './wish'

/**
 * 'off': customers may move no booking; 'often': it was moved as often as is allowed; 'late': it
 * begins too soon, or is over; 'format': an office program wrote it in a format that can't be changed.
 */
export type ChangeRefusal = 'off' | 'canceled' | 'waiting' | 'paid' | 'late' | 'often' | 'format'

/** Why a customer can't move this booking. A move also needs its claim, which no page can read. */
export function whyNotMovable(booking: Booking, today: Day): ChangeRefusal | null {
  if (maxMoves === 0) return 'off'
  if (booking.approved === 'waiting') return 'waiting'
  const obstacle = commonRefusal(booking, today)
  if (obstacle) return obstacle
  if (booking.otherFormat.includes('moves') || booking.otherFormat.includes('approved'))
    return 'format'
  if (booking.moves >= maxMoves) return 'often'
  return booking.asCart.every(({ days }) => runsOf(days).length === 1) ? null : 'format'
}

/** Why this booking can't be canceled by its customer, or null. */
export function whyNotCancelable(booking: Booking, today: Day): ChangeRefusal | null {
  if (booking.paidCents > 0 || booking.paid) return 'paid'
  return commonRefusal(booking, today) ?? (booking.otherFormat.includes('paid') ? 'format' : null)
}

function commonRefusal(booking: Booking, today: Day): ChangeRefusal | null {
  if (booking.markedCanceled) return 'canceled'
  const lines = linesOf(booking)
  const first = firstDay(lines)
  if (
    first === undefined ||
    booking.amountsInCents === null ||
    booking.asCart.length !== lines.length
  )
    return 'format'
  if (lines.length > maxBookingLines) return 'format'
  return first < firstMovableDay(today) ? 'late' : null
}

/** A booking may be moved if it begins on this day or later, and to this day or a later one. */
export const firstMovableDay = (today: Day): Day => addDays(today, moveUntilDays)

/**
 * To the office, about a customer's change. After a cancellation the customer gets a copy of it, so
 * its words address both; after a move the customer gets a new confirmation instead.
 */
export function changedMessage(before: Booking, after: Booking | null): OfficeMessage {
  const id = `Confirmation ID: ${before.id}`
  if (after === null) {
    const { phone } = allSettings.company
    const lines = [
      'This booking is canceled, as you asked on our site. Nothing was paid, and nothing is due.',
      ...describeRentals(before),
      id,
      `Canceled by mistake? Call ${phone}.`,
    ]
    return { ...messageAbout(before, lines), copy: true }
  }
  return messageAbout(before, [
    'Moved on the site by the customer.',
    'Before:',
    ...describeRentals(before),
    'Now:',
    ...describeRentals(after),
    id,
    'The units are booked and freed already. You need to do nothing.',
  ])
}
