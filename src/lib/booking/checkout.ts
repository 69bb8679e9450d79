// The checkout's two steps: Continue checks everything, the final button books.
import { firstBookableDay, lastBookableDay } from '~/lib/availability/bookable-days'
import { loadAttempt, saveAttempt, saveConfirmation, type Attempt } from '~/lib/booking/attempt'
import { book, type BookingOutcome } from '~/lib/booking/book'
import { bookingLines, type Booking, type BookingLine } from '~/lib/booking/booking'
import {
  checkoutProblems,
  type CheckoutForm,
  type CheckoutProblem,
} from '~/lib/booking/checkout-form'
import { quoteCheckout } from '~/lib/booking/checkout-quote'
import { quoteDelivery } from '~/lib/booking/delivery-quote'
import { newKey } from '~/lib/booking/key'
import { describeShortages } from '~/lib/booking/shortage-text'
import { cartTooLarge, toLines } from '~/lib/cart/lines'
import { loadCart, saveCart } from '~/lib/cart/store'
import { findItems } from '~/lib/db/catalogue'
import { bookingExists } from '~/lib/db/booking-commit'
import { readRequestMode } from '~/lib/db/settings'
import type { Cents } from '~/lib/money'
import { mailConfirmation, mailRequested } from '~/lib/services/mailer'
import { config } from '~/settings'

export type CheckoutAnswer =
  /** Everything holds: the final button may show. */
  | { kind: 'ready'; totalCents: Cents; requestMode: boolean }
  | { kind: 'invalid'; problems: readonly CheckoutProblem[] }
  | { kind: 'emptyCart' }
  /** Items or days of the cart that can't be booked online, in words. */
  | { kind: 'cart'; reasons: readonly string[] }
  | { kind: 'outOfArea' }
  | { kind: 'noDistance' }
  /** The total or the request mode isn't what the visitor was shown. */
  | { kind: 'changed' }
  | { kind: 'taken'; reasons: readonly string[] }
  | { kind: 'unchecked' }
  /** The database can't be reached, before anything was sent. */
  | { kind: 'down' }
  /** The booking was sent and nobody knows whether it arrived. */
  | { kind: 'unanswered' }
  | { kind: 'booked' }

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
 * The final button: books what was shown, mails the confirmation and empties the cart. Pressed again while it runs, it
 * gives the same answer. Never throws.
 * @param shown what the visitor agreed to; anything else is shown again before it is booked
 */
export function bookCheckout(
  form: CheckoutForm,
  shown: { totalCents: Cents; requestMode: boolean },
): Promise<CheckoutAnswer> {
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

async function bookOnce(
  form: CheckoutForm,
  shown: { totalCents: Cents; requestMode: boolean },
): Promise<CheckoutAnswer> {
  const earlier = loadAttempt()
  const earlierArrived = earlier !== null && (await arrived(earlier))
  if (earlierArrived === null) return { kind: 'unanswered' }
  if (earlier && earlierArrived) return finish(earlier)
  const prepared = await prepare(form)
  if (!('booking' in prepared)) return prepared
  const { booking } = prepared
  if (booking.quote.totalCents !== shown.totalCents || booking.requestMode !== shown.requestMode)
    return { kind: 'changed' }

  const key = earlier?.key ?? newKey()
  const outcome = await book(booking, key, (document) => saveAttempt({ key, document }))
  if (outcome.kind === 'booked') return finish({ key, document: outcome.document })
  // Without an answer the key must stay: what was sent under it may still arrive, and a new key would book it again.
  if (outcome.kind !== 'unanswered' && outcome.kind !== 'down') saveAttempt(null)
  return toAnswer(outcome, booking)
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
async function finish({ key, document }: Attempt): Promise<CheckoutAnswer> {
  const requested = document.approved === 'Waiting'
  const mailed = await (requested ? mailRequested : mailConfirmation)(document, key)
  saveConfirmation({ id: key, email: document.email, requested, mailed: mailed.ok })
  saveCart([])
  saveAttempt(null)
  return { kind: 'booked' }
}

async function prepare(form: CheckoutForm): Promise<CheckoutAnswer | { booking: Booking }> {
  const cart = loadCart()
  if (cart.length === 0) return { kind: 'emptyCart' }
  const problems = checkoutProblems(form)
  if (problems.length > 0) return { kind: 'invalid', problems }

  let requestMode: boolean, lines: BookingLine[], reasons: string[]
  try {
    const cartLines = toLines(cart)
    const [mode, items] = await Promise.all([
      readRequestMode(),
      findItems(cartLines.map((line) => line.itemId)),
    ])
    const { bookable, unbookable } = bookingLines(cartLines, items)
    requestMode = mode
    lines = bookable
    reasons = [
      ...unbookable.map(notOnline),
      ...pastDays(bookable),
      ...[cartTooLarge(cart)].filter((reason) => reason !== null),
    ]
  } catch {
    return { kind: 'down' }
  }
  if (reasons.length > 0) return { kind: 'cart', reasons }

  const delivery = await quoteDelivery(form.address, requestMode)
  if (delivery.kind === 'outOfArea') return delivery
  if (delivery.kind !== 'fee') return { kind: 'noDistance' }
  const { method, timeWindow, specificTime, floorType } = form
  return {
    booking: {
      customer: customerOf(form, delivery.address.text),
      lines,
      quote: quoteCheckout(form, lines, delivery),
      method,
      timeWindow,
      specificTime,
      floorType,
      requestMode,
      created: new Date(),
    },
  }
}

function customerOf({ name, lastName, phone, email, coordinates }: CheckoutForm, address: string) {
  return {
    name: name.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
    email: email.trim(),
    address,
    coordinates: coordinates.slice(0, 60),
  }
}

const notOnline = (name: string) =>
  `${name} can't be booked online. Please call us about it, or remove it.`

function pastDays(lines: readonly BookingLine[]): string[] {
  const now = new Date()
  const [first, last] = [firstBookableDay(now, config.sameDayUntilHour), lastBookableDay(now)]
  return lines
    .filter(({ days }) => days.some((day) => day < first || day > last))
    .map(({ name }) => `A day of ${name} can't be booked any more. Please choose another one.`)
}
