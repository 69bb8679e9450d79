// Booking one item from its own page: Book Now there checks, the popup books, for the office or by card.
import { loadAttempt, saveAttempt, type Confirmation } from '~/lib/booking/attempt'
import { book } from '~/lib/booking/book'
import type { BookingLine } from '~/lib/booking/booking'
import { bookByCard, isSameOffer } from '~/lib/booking/card'
import type { CheckoutAnswer } from '~/lib/booking/checkout'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import type { DeliveryQuote } from '~/lib/booking/delivery-quote'
import {
  arrived,
  confirmItem,
  finishItem,
  lookBack,
  type ItemBooked,
  type ItemOrder,
} from '~/lib/booking/item-booking-finish'
import { paidConfirmation } from '~/lib/booking/finish'
import { quoteItem, withoutDeposit } from '~/lib/booking/item-booking-quote'
import { newKey } from '~/lib/booking/key'
import { isAsShown, prepare, type NotReady, type Prepared, type Shown } from '~/lib/booking/prepare'
import { describeShortages } from '~/lib/booking/shortage-text'
import { loadCart } from '~/lib/cart/store'
import { removeBooked } from '~/lib/cart/booked'

/** What the popup sells: read afresh when it opens. */
export type ItemOffer = {
  lines: readonly BookingLine[]
  delivery: DeliveryQuote
  requestMode: boolean
}

export type ItemAnswer =
  | Exclude<CheckoutAnswer, { kind: 'ready' | 'booked' }>
  | { kind: 'ready'; offer: ItemOffer }
  | ItemBooked

/** Book Now on the item's page: checks contact, area and distance. The rules are accepted later. Never throws. */
export async function checkItem(
  order: ItemOrder,
  form: CheckoutForm,
): Promise<NotReady | Extract<ItemAnswer, { kind: 'ready' }>> {
  const prepared = await prepareItem(order, { ...form, terms: true, timeWindow: 'none' })
  if (!('booking' in prepared)) return prepared
  const { booking, delivery } = prepared
  const { lines, requestMode } = booking
  return { kind: 'ready', offer: { lines, delivery, requestMode } }
}

let running: Promise<ItemAnswer> | null = null
let finishing: Promise<Confirmation | null> | null = null

/**
 * Books for the office, or asks for the booking in request mode. With the deposit chosen, an invoice for the whole
 * balance comes along: nothing was paid yet. Pressed again while it runs, it gives the same answer. Never throws.
 * @param shown what the visitor agreed to; anything else is shown again before it is booked
 */
export function bookItem(order: ItemOrder, form: CheckoutForm, shown: Shown): Promise<ItemAnswer> {
  running ??= bookOnce(order, form, shown).finally(() => {
    running = null
  })
  return running
}

/**
 * The popup's card form: holds, charges and books what was shown. Never throws.
 * @param createPaymentMethod asks the card provider, once the units are held; null when it makes none
 */
export async function payItem(
  order: ItemOrder,
  form: CheckoutForm,
  shown: Shown,
  createPaymentMethod: () => Promise<string | null>,
): Promise<ItemAnswer> {
  const { booked } = await lookBack(order)
  if (booked) return booked
  const cart = loadCart()
  const prepared = await prepareItem(order, form)
  if (!('booking' in prepared)) return prepared
  const { booking } = prepared
  if (!isAsShown(booking, shown)) return { kind: 'changed' }
  const outcome = await bookByCard(booking, {
    createPaymentMethod,
    isUnchanged: async () => {
      const again = await prepareItem(order, form)
      return (
        'booking' in again && isAsShown(again.booking, shown) && isSameOffer(again.booking, booking)
      )
    },
  })
  if (outcome.kind === 'taken')
    return { kind: 'taken', reasons: describeShortages(outcome.shortages, booking.lines) }
  if (outcome.kind !== 'booked') return outcome
  removeBooked(cart)
  return confirmItem(paidConfirmation(outcome))
}

/** Finishes what a reload interrupted: a booking that arrived is mailed and confirmed. Null when there is none. */
export function finishInterruptedItem(): Promise<Confirmation | null> {
  // Asked twice, it mails once.
  finishing ??= finishOnce().finally(() => {
    finishing = null
  })
  return finishing
}

async function finishOnce(): Promise<Confirmation | null> {
  const attempt = loadAttempt('item')
  if (!attempt || running !== null || !(await arrived(attempt))) return null
  return finishItem(attempt)
}

async function bookOnce(order: ItemOrder, form: CheckoutForm, shown: Shown): Promise<ItemAnswer> {
  const { booked, earlier } = await lookBack(order)
  if (booked) return booked
  const prepared = await prepareItem(order, form)
  if (!('booking' in prepared))
    return earlier && prepared.kind === 'down' ? { kind: 'unanswered' } : prepared
  const { booking } = prepared
  const needsCharge = booking.method === 'Credit Card' && !booking.requestMode
  if (needsCharge || !isAsShown(booking, shown)) return { kind: 'changed' }

  const { quote } = booking
  const key = earlier?.key ?? newKey()
  const invoiceId = quote.depositCents > 0 ? (earlier?.invoiceId ?? newKey()) : undefined
  const outcome = await book(
    { ...booking, quote: withoutDeposit(quote) },
    key,
    (document) => saveAttempt({ key, document, invoiceId }, 'item'),
    invoiceId,
  )
  if (outcome.kind === 'booked') {
    const confirmation = await finishItem({ key, document: outcome.document, invoiceId })
    return { kind: 'booked', confirmation }
  }
  if (outcome.kind !== 'unanswered') saveAttempt(null, 'item')
  return outcome.kind === 'taken'
    ? { kind: 'taken', reasons: describeShortages(outcome.shortages, booking.lines) }
    : outcome
}

function prepareItem(order: ItemOrder, form: CheckoutForm): Promise<NotReady | Prepared> {
  return prepare(form, { cart: [order], quote: quoteItem })
}
