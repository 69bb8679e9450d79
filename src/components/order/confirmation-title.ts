import { messages } from '~/lib/messages'

/** What an order that was placed is announced with. */
export function confirmationTitle({
  requested,
  card,
}: {
  requested: boolean
  /** Paid by card, wholly or the deposit. */
  card: boolean
}): string {
  if (requested) return 'Your request has been sent'
  return card ? messages.bookingCompleted : messages.bookingConfirmed
}

/** What its number is called, on screen as in its mail. */
export function confirmationIdLabel({ requested }: { requested: boolean }): string {
  return requested ? 'Request ID' : 'Confirmation ID'
}
