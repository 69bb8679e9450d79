// A booking whose outcome this browser doesn't know yet, and the last one that it does know. Written before the commit
// and kept over a reload, so that a second press, a lost answer or a reload can't book twice or lose a booking.
import type { Cart } from '~/lib/cart/cart'
import type { BookingDocument } from '~/lib/db/booking-document'
import type { Settlement } from '~/lib/booking/settlement'
import { readSessionJson, writeSession } from '~/lib/session'

/** The checkout and the items' own pages each book by themselves. */
type Flow = 'checkout' | 'item'

const attemptKeys = { checkout: 'bookingAttempt', item: 'itemBookingAttempt' }
const confirmationKeys = { checkout: 'bookingConfirmation', item: 'itemBookingConfirmation' }

export type Attempt = {
  key: string
  document: BookingDocument
  /** The cart that is booked; none for an item's own page. */
  cart?: Cart
  /** Of the invoice that is made together with the booking, if any. */
  invoiceId?: string | undefined
}

export type Confirmation = Settlement & {
  id: string
  /** Where the mail went, or should have gone. */
  email: string
  requested: boolean
  /** Paid by card, wholly or the deposit. */
  card: boolean
  mailed: boolean
  /** An invoice for what is due was made together with the booking. */
  invoiced: boolean
  /** Also true where there is no invoice to mail. */
  invoiceMailed: boolean
}

export function loadAttempt(flow: Flow = 'checkout'): Attempt | null {
  const stored = readSessionJson(attemptKeys[flow]) as Partial<Attempt> | null
  // Written by this module only; a half-written one is as good as none. And no other key may become a booking's id.
  return typeof stored?.key === 'string' &&
    /^[A-Za-z0-9]{20}$/.test(stored.key) &&
    typeof stored.document?.email === 'string'
    ? (stored as Attempt)
    : null
}

export function saveAttempt(attempt: Attempt | null, flow: Flow = 'checkout'): void {
  writeSession(attemptKeys[flow], attempt ? JSON.stringify(attempt) : '')
}

export function loadConfirmation(flow: Flow = 'checkout'): Confirmation | null {
  const stored = readSessionJson(confirmationKeys[flow]) as Partial<Confirmation> | null
  if (typeof stored?.id !== 'string' || typeof stored.email !== 'string') return null
  return {
    id: stored.id,
    email: stored.email,
    requested: stored.requested === true,
    card: stored.card === true,
    mailed: stored.mailed === true,
    invoiced: stored.invoiced === true,
    invoiceMailed: stored.invoiceMailed === true,
    paidCents: stored.paidCents ?? 0,
    dueCents: stored.dueCents ?? 0,
  }
}

export function saveConfirmation(confirmation: Confirmation | null, flow: Flow = 'checkout'): void {
  writeSession(confirmationKeys[flow], confirmation ? JSON.stringify(confirmation) : '')
}
