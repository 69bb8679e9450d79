// The outcomes of booking and charging. Screens have words for each (docs/decisions/order-flow.md).
import type { Shortage } from '~/lib/availability/pick-units'
import { failureOf } from '~/lib/failures/failure'
import type { OrderEntry } from './journal-entry'

/** An order isn't booked, or an invoice isn't paid. Only 'unanswered' is uncertain. */
export type NotDone =
  | { kind: 'shortage'; shortages: readonly Shortage[] }
  /** A name, price, count, mode, balance or free unit may differ from the one that was shown. */
  | { kind: 'differs' }
  /** `config/availability` has no source of taken days. */
  | { kind: 'unchecked' }
  | NotRead
  | { kind: 'unanswered' }
  /** Another order or payment is running, here or in another tab. */
  | { kind: 'busy' }
  /** This browser can't store the journal, so a charge could get lost; nothing was charged. */
  | { kind: 'noStorage' }
  /** The card provider made no payment method; nothing was charged. */
  | { kind: 'cardError' }
  | NotCharged

/** The database gave no answer ('down') or refused. Nothing was booked or charged. */
export type NotRead = { kind: 'down' | 'refused' }

/** The outcome of a read that threw `error`. */
export const notRead = (error: unknown): NotRead => ({
  kind: failureOf(error) === 'refused' ? 'refused' : 'down',
})

/** The payment service refused the card, or the request itself. Nothing was charged. */
export type NotCharged = { kind: 'declined' | 'chargeRefused' }

export const isUncharged = (outcome: { kind: string }): outcome is NotCharged =>
  outcome.kind === 'declined' || outcome.kind === 'chargeRefused'

/**
 * 'unknownCharge': the card may have been charged. 'chargedUnanswered': paid, but the database
 * doesn't answer; the next page load tries again. 'chargedStuck': paid; only the office can help.
 */
export type UnsettledPayment = {
  kind: 'unknownCharge' | 'chargedUnanswered' | 'chargedStuck'
  reference: string
}

/** True if the card was or may have been charged without a stored booking. */
export const isUnsettledPayment = (outcome: { kind: string }): outcome is UnsettledPayment =>
  ['unknownCharge', 'chargedUnanswered', 'chargedStuck'].includes(outcome.kind)

export type BookedOrUnsettled = { kind: 'booked'; entry: OrderEntry } | UnsettledPayment
