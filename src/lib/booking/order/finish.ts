import { saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { BookedOrUnsettled } from '~/lib/booking/commit/outcome'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import { firstDelivery, linesOf, windowWords } from '~/lib/booking/plan/rental-times'
import { removeBooked } from '~/lib/cart/remove-booked'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { startNextOrder } from '~/lib/order-form/draft'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { includedWords } from '~/lib/pricing/labels'
import { keepMyBooking } from '~/lib/storage/my-bookings'
import { describeDays } from '~/lib/time/day-text'
import {
  loadConfirmation,
  saveConfirmation,
  savePlacing,
  screenStayOf,
  type Confirmation,
} from './confirmation'
import { sendMails } from './mail'
import { namedParts } from './named-parts'

/** Confirms an order if it is booked; any other outcome is returned unchanged. Never throws. */
export async function finish(outcome: BookedOrUnsettled): Promise<BookedOrUnsettled> {
  if (outcome.kind !== 'booked') return outcome
  const { entry } = outcome
  // Before the journal says 'booked': the same order in another tab must find one of the two
  // entries, and if the page ends here, the next page load finishes the order.
  await rememberPlaced(entry)
  removeBooked(entry.cart)
  const screenStay = screenStayOf(entry.reference)
  if (screenStay !== null) startNextOrder()
  keepMyBooking(entry.key, entry.lines)
  // If another tab or page load placed it, the next screen shows it, unless it shows another's.
  if (screenStay !== null || loadConfirmation() === null)
    saveConfirmation(confirmationOf(entry, screenStay ?? ''))
  saveEntryIfPossible({ ...entry, step: 'booked' })
  // Removed, because it has the booking's id, which opens the booking for anybody.
  if (screenStay !== null) savePlacing(null)
  void sendMails(entry)
  return outcome
}

/** The confirmation of an order, from the document that was sent. */
export function confirmationOf(entry: OrderEntry, screenStay: string): Confirmation {
  const { key, document, invoiceId, mailed, invoiceMailed } = entry
  // A deposit counts as paid once it is stored (docs/rules.md, "Deposit").
  const booking = bookingFrom(key, document)
  const { email, paidCents, balanceDueCents } = booking
  const lines = linesOf(booking)
  return {
    id: key,
    email,
    requested: document.approved === 'Waiting',
    card: document.paid || document.balances.deposit > 0,
    paidCents,
    dueCents: balanceDueCents,
    created: document.created,
    hasTerms: hasPaymentTerms(booking),
    delivery: firstDelivery(lines, booking)?.getTime() ?? null,
    deliveryTimes: windowWords(booking),
    rentals: lines.map(({ itemId, name, days }) =>
      [`${name}, ${describeDays(days)}`, ...partsOf(entry, itemId)].join('. '),
    ),
    mail: mailed ? 'sent' : 'sending',
    invoiceMail: invoiceId === null ? null : invoiceMailed ? 'sent' : 'sending',
    earlier: false,
    screen: screenStay,
  }
}

/** What a booked package contains, in a sentence; none for any other item. */
function partsOf({ lines }: OrderEntry, id: string | null): string[] {
  const named = namedParts(lines.find(({ itemId }) => itemId === id)?.parts ?? [])
  return named.length === 0 ? [] : [includedWords(named)]
}
