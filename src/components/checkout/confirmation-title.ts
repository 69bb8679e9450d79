import type { Confirmation } from '~/lib/booking/attempt'
import { messages } from '~/lib/messages'

/** What a booking that stands is announced with. */
export function confirmationTitle({ requested, card }: Confirmation): string {
  if (requested) return 'Your request has been sent'
  return card ? messages.bookingCompleted : messages.bookingConfirmed
}
