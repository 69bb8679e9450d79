import type { Confirmation } from '~/lib/booking/order/confirmation'
import { messages } from '~/lib/text/messages'

/** What an order that was placed is announced with. */
export function confirmationTitle({ requested, card, earlier }: Confirmation): string {
  if (earlier) return 'These days are booked for you already'
  if (requested) return 'Your request has been sent'
  return card ? messages.bookingCompleted : messages.bookingConfirmed
}

/** What its number is called, on screen as in its mail. */
export function confirmationIdLabel({ requested }: Confirmation): string {
  return requested ? 'Request ID' : 'Confirmation ID'
}
