// Sends a change of a booking, and finds out by reading the booking whether one without a clear
// answer was made.
import { otherRates } from '~/lib/booking/commit/other-rates'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'

/** A change that wasn't made. Only 'unanswered' is uncertain. */
export type NotChanged = {
  /**
   * 'changed': the booking differs from what was shown, for example because another device changed
   * it. 'gone': nobody has a booking under this id. 'refused': the rules don't allow it.
   * 'outdated': the rules have other numbers than this page. 'busy': an order, a payment or another
   * change is running. 'unchecked': `config/availability` has no source of taken days. 'down',
   * 'noStorage': the database or the browser doesn't answer; nothing was sent.
   */
  kind:
    | 'changed'
    | 'gone'
    | 'refused'
    | 'outdated'
    | 'busy'
    | 'unchecked'
    | 'down'
    | 'noStorage'
    | 'unanswered'
}

/** Why the rules refuse a change that should be possible. */
export async function whyRefused(): Promise<NotChanged> {
  return { kind: (await otherRates()) ?? 'refused' }
}

/**
 * The days, the payment and the moves of a booking: equal texts mean that nothing of them has
 * changed.
 */
export const stateOf = ({ cart, paid, moves, approved, canceled }: StoredBooking): string =>
  JSON.stringify([cart, paid, moves, approved, canceled])
