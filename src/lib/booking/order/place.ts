// The two steps of every order, from the cart or of a single item: check it, then place it, for the office, as a request or
// by card. One road, whatever the way to pay (docs/decisions/order-flow.md).
import { alone } from '~/lib/booking/card/lock'
import { payByCard, type CardOutcome, type MakePaymentMethod } from '~/lib/booking/card/pay'
import { book, fateOf, type BookingOutcome } from '~/lib/booking/commit/book'
import type { Booking } from '~/lib/booking/commit/booking'
import { noteIfPossible, readJournal, strike } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { newKey } from '~/lib/booking/commit/key'
import { findPlaced, isSameOrder } from '~/lib/booking/commit/placed'
import {
  confirmationOf,
  loadConfirmation,
  rentalsOf,
  saveConfirmation,
  savePlacing,
} from '~/lib/booking/order/confirmation'
import { settleEarlier } from '~/lib/booking/order/earlier'
import { finish } from '~/lib/booking/order/finish'
import {
  isAsAgreed,
  prepare,
  type Agreed,
  type NotReady,
  type OrderRequest,
} from '~/lib/booking/order/prepare'
import { withoutDeposit, type Offer } from '~/lib/booking/order/price'
import { describeShortages } from '~/lib/booking/order/shortage-text'
import { removeBooked } from '~/lib/cart/booked'
import { toBookingDocument } from '~/lib/db/booking-document'

/** What checking or placing an order comes to: one type for every screen and way to pay. */
export type OrderAnswer =
  | NotReady
  /** Everything holds: the final button, or the card form, may show. */
  | { kind: 'ready'; offer: Offer }
  /** The booking stands, and its confirmation is stored. */
  | { kind: 'booked'; id: string }
  /** These days are the customer's already, by an earlier order that isn't quite this one. Nothing new is booked. */
  | { kind: 'alreadyBooked'; id: string; rentals: readonly string[] }
  | { kind: 'taken'; reasons: readonly string[] }
  | Exclude<BookingOutcome, { kind: 'booked' | 'taken' }>
  | Exclude<CardOutcome, { kind: 'booked' | 'taken' }>

/** Checks form, cart, area and distance. Never throws. */
export async function checkOrder(request: OrderRequest): Promise<OrderAnswer> {
  const prepared = await prepare(beforeChoices(request))
  return 'booking' in prepared ? { kind: 'ready', offer: prepared.offer } : prepared
}

/**
 * Places an order. While another one runs, here or in another tab, the answer is 'busy'. Never throws.
 * @param agreed what the visitor was shown; anything else is shown again before it is placed
 * @param makePaymentMethod for a card: asks its provider, once the units are held. Without it nothing is charged.
 */
export async function placeOrder(
  request: OrderRequest,
  agreed: Agreed,
  makePaymentMethod?: MakePaymentMethod,
): Promise<OrderAnswer> {
  const answer = await alone(() => place(request, agreed, makePaymentMethod)).catch(
    (): OrderAnswer => ({ kind: 'down' }),
  )
  return answer ?? { kind: 'busy' }
}

/** A single item's rules are accepted, and its time chosen, after the check. */
function beforeChoices(request: OrderRequest): OrderRequest {
  if (request.kind === 'cart') return request
  return { ...request, form: { ...request.form, terms: true, timeWindow: 'none' } }
}

async function place(
  request: OrderRequest,
  agreed: Agreed,
  makePaymentMethod: MakePaymentMethod | undefined,
): Promise<OrderAnswer> {
  const earlier = await settleEarlier(request.cart)
  if (earlier.answer) return earlier.answer
  const prepared = await prepare(request)
  const booking = 'booking' in prepared ? prepared.booking : null
  const entry = booking && entryOf(request, booking)
  const [standing] = earlier.booked
  if (standing) {
    const same = entry !== null && isSameOrder(standing.document, entry.document)
    return told(standing, same, request.screen)
  }
  if (!('booking' in prepared)) return prepared
  if (!booking || !entry || !isAsAgreed(booking, agreed)) return { kind: 'changed' }
  // Outside request mode a card booking counts as paid: only the card form, which charges, may make one.
  const needsCharge = booking.method === 'Credit Card' && !booking.requestMode
  if (needsCharge !== (makePaymentMethod !== undefined)) return { kind: 'changed' }

  const placed = await findPlaced(entry.document)
  if (placed) {
    removeBooked(request.cart)
    return told({ ...entry, key: placed.id }, placed.same, request.screen)
  }
  savePlacing(entry.reference, request.screen)
  const outcome = makePaymentMethod
    ? await payByCard(entry, chargeOf(booking, entry), makePaymentMethod)
    : await bookUnpaid(entry)
  return answerTo(outcome, entry)
}

/** The office's orders and requests: noted, sent, and given up for good unless they stand. */
async function bookUnpaid(entry: OrderEntry): Promise<BookingOutcome> {
  let sent = false
  const outcome = await book(entry, () => {
    sent = true
    noteIfPossible(entry)
  })
  if (!sent || outcome.kind === 'booked' || outcome.kind === 'unanswered') return outcome
  // Refused, and yet an earlier repeat of the commit may still be on its way.
  const fate = await fateOf(entry.key)
  if (fate === 'booked') return { kind: 'booked' }
  if (fate === 'unknown') return { kind: 'unanswered' }
  strike(entry)
  return outcome
}

async function answerTo(
  outcome: BookingOutcome | CardOutcome,
  entry: OrderEntry,
): Promise<OrderAnswer> {
  if (outcome.kind === 'taken')
    return { kind: 'taken', reasons: describeShortages(outcome.shortages, entry.lines) }
  if (outcome.kind !== 'booked') return outcome
  const booked = 'entry' in outcome ? outcome.entry : entry
  await finish(booked)
  return { kind: 'booked', id: booked.key }
}

/** An order that stands already: confirmed here if it is this very one. */
function told(standing: OrderEntry, same: boolean, screen: string): OrderAnswer {
  const { key: id, document } = standing
  if (!same) return { kind: 'alreadyBooked', id, rentals: rentalsOf(document) }
  const shown = loadConfirmation()
  if (shown?.id === id) saveConfirmation({ ...shown, screen })
  else {
    // No longer in the journal: all its mails went out.
    const noted = readJournal().find(({ reference }) => reference === standing.reference)
    const mails = noted?.kind === 'booking' ? noted : { mailed: true, invoiceMailed: true }
    saveConfirmation(confirmationOf({ ...standing, ...mails }, screen))
  }
  return { kind: 'booked', id }
}

/** An order as it goes into the journal, under a key of its own. */
function entryOf({ cart }: OrderRequest, booking: Booking): OrderEntry {
  const key = newKey()
  const { quote, lines, method, requestMode } = booking
  // A deposit that is to be paid in the office isn't paid yet; its invoice is for everything.
  const inOffice = method === 'Cash In Office' || requestMode
  const stored = inOffice ? { ...booking, quote: withoutDeposit(quote) } : booking
  return {
    kind: 'booking',
    step: 'sending',
    reference: key,
    key,
    document: toBookingDocument(stored),
    cart,
    lines,
    units: [],
    holdEnds: 0,
    charge: null,
    invoiceId: quote.depositCents > 0 ? newKey() : null,
    mailed: false,
    invoiceMailed: false,
    stuck: false,
    at: Date.now(),
  }
}

function chargeOf({ customer, quote }: Booking, { key }: OrderEntry) {
  return {
    description: `INFLATABLE BOOKING | Name: ${customer.name} ${customer.lastName} | ${key}`,
    amountCents: quote.totalCents,
  }
}
