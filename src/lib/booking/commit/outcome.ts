// What booking and charging can come to. The screens tell each of these (docs/decisions/order-flow.md).
import type { Shortage } from '~/lib/availability/pick-units'
import type { OrderEntry } from './journal-entry'

/**
 * An order that isn't booked, or an invoice that isn't paid. Only of 'unanswered' nobody knows: a booking that was sent may
 * have arrived.
 */
export type NotDone =
  /** These days went to somebody else. */
  | { kind: 'taken'; shortages: readonly Shortage[] }
  /** A name, a price, a count, the mode or a balance isn't what was shown. */
  | { kind: 'changed' }
  /** Nobody has said where taken days come from. */
  | { kind: 'unchecked' }
  /** The database doesn't answer; nothing was sent. */
  | { kind: 'down' }
  | { kind: 'unanswered' }
  /** Another order or payment runs, here or in another tab. */
  | { kind: 'busy' }
  /** This browser keeps no journal, so that a charge could get lost; nothing was charged. */
  | { kind: 'noStorage' }
  /** The card provider made no payment method of the card; nothing was charged. */
  | { kind: 'cardError' }
  /** The payment service refused the card. */
  | { kind: 'declined' }

/**
 * A payment that isn't over. 'unknownCharge': nobody knows whether the card was charged. 'chargedUnanswered': paid, and the
 * database doesn't answer; the next visit tries again. 'chargedStuck': paid, and only the office can help.
 */
export type OpenPayment = {
  kind: 'unknownCharge' | 'chargedUnanswered' | 'chargedStuck'
  reference: string
}

/** A booking that stands, as the journal has it; or what became of its payment. */
export type Booked = { kind: 'booked'; entry: OrderEntry } | OpenPayment
