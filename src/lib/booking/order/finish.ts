// A booking that stands: out of the cart, confirmed at once, and mailed meanwhile.
import { removeBooked } from '~/lib/cart/booked'
import { noteIfPossible } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import {
  confirmationOf,
  loadConfirmation,
  saveConfirmation,
  screenOf,
} from '~/lib/booking/order/confirmation'
import { startNextOrder } from '~/lib/booking/order/draft'
import { sendMails } from '~/lib/booking/order/mail'

/** Finishes an order whose booking stands. Never throws. */
export async function finish(entry: OrderEntry): Promise<void> {
  // All before the journal says that it stands: the same order, pressed in another tab, must find one of the two notes,
  // and a page that ends here is finished by the next visit.
  await rememberPlaced(entry)
  removeBooked(entry.cart)
  const screen = screenOf(entry.reference)
  if (screen !== null) startNextOrder()
  // Of another tab or visit: whatever screen shows next tells it, unless another order is being told there.
  if (screen !== null || loadConfirmation() === null)
    saveConfirmation(confirmationOf(entry, screen ?? ''))
  noteIfPossible({ ...entry, step: 'booked' })
  void sendMails(entry)
}
