import type { BookingDocument } from '~/lib/db/booking-document'
import type { Cents } from '~/lib/money'

/** What a customer has paid for a booking by card, and what is still to be paid for it. */
export type Settlement = { paidCents: Cents; dueCents: Cents }

/** Reads both from the stored booking (specification, section 9), in cents; a deposit counts once it is stored. */
export function settlementOf({ balances, paid }: BookingDocument): Settlement {
  const { deposit, ...parts } = balances
  const totalCents = Object.values(parts).reduce((sum, part) => sum + toCents(part), 0)
  const paidCents = paid ? totalCents : toCents(deposit)
  return { paidCents, dueCents: totalCents - paidCents }
}

const toCents = (dollars: number): Cents => Math.round(dollars * 100)
