import type { Confirmation } from '~/lib/booking/order/confirmation'
import { orderMessages } from '~/lib/text/order-messages'

export function confirmationTitle({ requested, card, earlier }: Confirmation): string {
  if (earlier) return 'You already booked these days'
  if (requested) return 'Your request has been sent'
  return card ? orderMessages.bookingCompleted : orderMessages.bookingConfirmed
}

/** The name of its number, the same as in the mail. */
export function confirmationIdLabel({ requested }: Confirmation): string {
  return requested ? 'Request ID' : 'Confirmation ID'
}
