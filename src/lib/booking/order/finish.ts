// A booking that stands: out of the cart, confirmed at once, and mailed meanwhile.
import { removeBooked } from '~/lib/cart/booked'
import { noteIfPossible } from '~/lib/booking/commit/journal'
import type { Booked } from '~/lib/booking/commit/outcome'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import {
  confirmationOf,
  loadConfirmation,
  saveConfirmation,
  screenOf,
} from '~/lib/booking/order/confirmation'
import { startNextOrder } from '~/lib/booking/order/draft'
import { sendMails } from '~/lib/booking/order/mail'

/** Finishes an order once its booking stands; all else that it may have come to is left as it is. Never throws. */
export async function finish(came: Booked): Promise<Booked> {
  if (came.kind !== 'booked') return came
  const { entry } = came
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
  return came
}
