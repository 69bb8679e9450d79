// The checkout's two steps: Continue checks everything, the final button books.
import { loadAttempt, saveAttempt, saveConfirmation, type Attempt } from '~/lib/booking/attempt'
import { book, type BookingOutcome } from '~/lib/booking/book'
import { bookByCard, isSameOffer } from '~/lib/booking/card'
import type { Booking } from '~/lib/booking/booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { paidConfirmation, type Finished } from '~/lib/booking/finish'
import { startNextOrder } from '~/lib/booking/in-progress'
import { newKey } from '~/lib/booking/key'
import { settlementOf } from '~/lib/booking/settlement'
import { describeShortages } from '~/lib/booking/shortage-text'
import { isAsShown, prepare, type NotReady, type Shown } from '~/lib/booking/prepare'
import type { Cart } from '~/lib/cart/cart'
import { loadCart } from '~/lib/cart/store'
import { removeBooked } from '~/lib/cart/booked'
import { bookingExists } from '~/lib/db/booking-commit'
import type { Cents } from '~/lib/money'
import { mailConfirmation, mailRequested } from '~/lib/services/mailer'

export type CheckoutAnswer =
  | NotReady
  /** Everything holds: the final button, or the card form, may show. */
  | { kind: 'ready'; totalCents: Cents; requestMode: boolean }
  /** The total or the request mode isn't what the visitor was shown. */
  | { kind: 'changed' }
  | { kind: 'taken'; reasons: readonly string[] }
  | { kind: 'unchecked' }
  /** The booking was sent and nobody knows whether it arrived. */
  | { kind: 'unanswered' }
  | { kind: 'booked' }
  /** Card payments only, from here on. */
  | { kind: 'declined' | 'cardError' | 'busy' }
  | { kind: 'unknownCharge' | 'chargedUnanswered' | 'chargedStuck'; reference: string }

/** Continue: checks form, cart, area and distance. Never throws. */
export async function checkCheckout(form: CheckoutForm): Promise<CheckoutAnswer> {
  const prepared = await prepare(form)
  if (!('booking' in prepared)) return prepared
  const { booking } = prepared
  return { kind: 'ready', totalCents: booking.quote.totalCents, requestMode: booking.requestMode }
}

let running: Promise<CheckoutAnswer> | null = null
let finishing: Promise<unknown> | null = null

/**
 * The final button: books what was shown, mails the confirmation and takes it out of the cart. Pressed again while it runs, it
 * gives the same answer. Never throws.
 * @param shown what the visitor agreed to; anything else is shown again before it is booked
 */
export function bookCheckout(form: CheckoutForm, shown: Shown): Promise<CheckoutAnswer> {
  running ??= bookOnce(form, shown).finally(() => {
    running = null
  })
  return running
}

/**
 * Finishes what a reload interrupted: a booking that arrived is mailed and confirmed, once. Does nothing when there is
 * none, or when the database can't be read.
 */
export async function finishInterrupted(): Promise<void> {
  const attempt = loadAttempt()
  if (!attempt || running) return
  finishing ??= finishIfArrived(attempt).finally(() => {
    finishing = null
  })
  await finishing
}

async function finishIfArrived(attempt: Attempt): Promise<void> {
  if (await arrived(attempt)) await finish(attempt)
}

async function bookOnce(form: CheckoutForm, shown: Shown): Promise<CheckoutAnswer> {
  const earlier = loadAttempt()
  const earlierArrived = earlier !== null && (await arrived(earlier))
  if (earlierArrived === null) return { kind: 'unanswered' }
  if (earlier && earlierArrived) return finish(earlier)
  const cart = loadCart()
  const prepared = await prepare(form)
  if (!('booking' in prepared)) return prepared
  const { booking } = prepared
  // Outside request mode a card booking counts as paid: only the card form, which charges, may make one.
  const needsCharge = booking.method === 'Credit Card' && !booking.requestMode
  if (needsCharge || !isAsShown(booking, shown)) return { kind: 'changed' }

  const key = earlier?.key ?? newKey()
  const outcome = await book(booking, key, (document) => saveAttempt({ key, document, cart }))
  if (outcome.kind === 'booked') return finish({ key, document: outcome.document, cart })
  // Without an answer the key must stay: what was sent under it may still arrive, and a new key would book it again.
  if (outcome.kind !== 'unanswered' && outcome.kind !== 'down') saveAttempt(null)
  return toAnswer(outcome, booking)
}

/**
 * The card form: holds, charges and books what was shown. Never throws.
 * @param createPaymentMethod asks the card provider, once the units are held; null when it makes none
 */
export async function payCheckout(
  form: CheckoutForm,
  shown: Shown,
  createPaymentMethod: () => Promise<string | null>,
): Promise<CheckoutAnswer> {
  const cart = loadCart()
  const prepared = await prepare(form)
  if (!('booking' in prepared)) return prepared
  const { booking } = prepared
  if (!isAsShown(booking, shown)) return { kind: 'changed' }
  const outcome = await bookByCard(booking, {
    createPaymentMethod,
    isUnchanged: async () => {
      const again = await prepare(form)
      return (
        'booking' in again && isAsShown(again.booking, shown) && isSameOffer(again.booking, booking)
      )
    },
  })
  if (outcome.kind === 'taken')
    return { kind: 'taken', reasons: describeShortages(outcome.shortages, booking.lines) }
  return outcome.kind === 'booked' ? confirmPaid(outcome, cart) : outcome
}

/** A paid booking that stands: kept for the confirmation, and out of the cart. */
function confirmPaid(paid: Extract<Finished, { kind: 'booked' }>, cart: Cart): CheckoutAnswer {
  saveConfirmation(paidConfirmation(paid))
  removeBooked(cart)
  startNextOrder()
  return { kind: 'booked' }
}

function toAnswer(
  outcome: Exclude<BookingOutcome, { kind: 'booked' }>,
  booking: Booking,
): CheckoutAnswer {
  return outcome.kind === 'taken'
    ? { kind: 'taken', reasons: describeShortages(outcome.shortages, booking.lines) }
    : outcome
}

/** Whether the attempt's booking stands; null when the database can't tell. */
async function arrived({ key }: Attempt): Promise<boolean | null> {
  return bookingExists(key).catch(() => null)
}

/** A booking that stands is told to the customer whatever happens to its mail. */
async function finish({ key, document, cart = loadCart() }: Attempt): Promise<CheckoutAnswer> {
  const requested = document.approved === 'Waiting'
  const mailed = await (requested ? mailRequested : mailConfirmation)(document, key)
  saveConfirmation({
    id: key,
    email: document.email,
    requested,
    card: false,
    mailed: mailed.ok,
    invoiced: false,
    invoiceMailed: true,
    ...settlementOf(document),
  })
  removeBooked(cart)
  startNextOrder()
  saveAttempt(null)
  return { kind: 'booked' }
}
