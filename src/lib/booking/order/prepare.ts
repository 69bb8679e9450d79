// What checking and placing share: form, cart, catalogue and delivery become one priced booking, or a reason why not.
import { firstBookableDay, lastBookableDay } from '~/lib/availability/bookable-days'
import { bookingLines, type Booking, type BookingLine } from '~/lib/booking/commit/booking'
import { deliveryNow, quoteDelivery } from '~/lib/booking/order/delivery'
import { orderProblems, type OrderForm, type OrderProblem } from '~/lib/booking/order/form'
import { priceOrder, type Offer, type OrderKind } from '~/lib/booking/order/price'
import { defaultSpecificTime } from '~/lib/business'
import type { Cart } from '~/lib/cart/cart'
import { cartTooLarge, toLines } from '~/lib/cart/lines'
import { findItems } from '~/lib/db/catalogue'
import { readRequestMode } from '~/lib/db/settings'
import { messages } from '~/lib/messages'
import type { Cents } from '~/lib/money'
import { config } from '~/settings'

/** What a visitor asks for: the cart's entries or a single item's, and the form. */
export type OrderRequest = {
  kind: OrderKind
  cart: Cart
  form: OrderForm
  /** The visit of the screen that asks, see `useConfirmation`. */
  screen: string
}

export type NotReady =
  | { kind: 'invalid'; problems: readonly OrderProblem[] }
  | { kind: 'emptyCart' }
  /** Items or days that can't be booked online, in words. */
  | { kind: 'cart'; reasons: readonly string[] }
  | { kind: 'outOfArea' }
  | { kind: 'noDistance' }
  /** The database can't be reached, before anything was sent. */
  | { kind: 'down' }

export type Prepared = { booking: Booking; offer: Offer }

/** Reads prices, counts and mode afresh and prices the order. Never throws. */
export async function prepare({ kind, cart, form }: OrderRequest): Promise<NotReady | Prepared> {
  if (cart.length === 0) return { kind: 'emptyCart' }
  const problems = orderProblems(form)
  if (problems.length > 0)
    return { kind: 'invalid', problems: [...(await areaProblem(form)), ...problems] }

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
  const offer = { lines, delivery, requestMode }
  const { timeWindow, specificTime, floorType } = form
  // The popup offers no card then, whatever was chosen before request mode was switched on.
  const method = kind === 'item' && requestMode ? 'Cash In Office' : form.method
  return {
    offer,
    booking: {
      customer: customerOf(form, delivery.address.text),
      lines,
      quote: priceOrder(kind, form, offer),
      method,
      timeWindow,
      // What was typed before the time window was given up binds nobody.
      specificTime: (timeWindow !== 'none' && specificTime) || defaultSpecificTime,
      floorType,
      requestMode,
      created: new Date(),
    },
  }
}

/** Told together with all else that is wrong. In request mode, and while nobody can say whether it is on, there is none. */
async function areaProblem({ address }: OrderForm): Promise<OrderProblem[]> {
  if (deliveryNow(address, false).kind !== 'outOfArea') return []
  const requestMode = await readRequestMode().catch(() => true)
  return requestMode ? [] : [{ field: 'address', message: messages.outOfArea }]
}

function customerOf({ name, lastName, phone, email, coordinates }: OrderForm, address: string) {
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

/** What the visitor was shown and agreed to: all there is to pay, now or later. A deposit alone is always the same. */
export type Agreed = { fullTotalCents: Cents; requestMode: boolean }

/** True when a booking priced afresh is what the visitor agreed to. */
export function isAsAgreed({ quote, requestMode }: Booking, agreed: Agreed): boolean {
  return quote.fullTotalCents === agreed.fullTotalCents && requestMode === agreed.requestMode
}
