// The first step of every order: makes an offer, or says why not (docs/decisions/order-flow.md).
import { noticePeriodWords } from '~/lib/availability/bookable-days'
import { crewFullWords, limitedDeliveryDays } from '~/lib/availability/crew-limit'
import { whyNotBookable, type DayReason } from '~/lib/availability/why-not-bookable'
import { readOffered } from '~/lib/booking/commit/offered'
import { notRead, type NotRead } from '~/lib/booking/commit/outcome'
import { unfinishedOwner } from '~/lib/booking/commit/unfinished-owner'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { cartTooLarge } from '~/lib/cart/order-lines'
import { readEmail } from '~/lib/contact/email'
import { readCrewDays } from '~/lib/db/availability/crew-days'
import { readRequestMode } from '~/lib/db/switches'
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine, Customer } from '~/lib/domain/booking'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import type { CallFailure } from '~/lib/failures/failure'
import { isDeliverable, finalErrors, orderErrors, type OrderError } from '~/lib/order-form/errors'
import { typedText } from '~/lib/order-form/typed-text'
import type { Offer } from '~/lib/pricing/order-price'
import { serverNow } from '~/lib/services/clock'
import { askFee } from '~/lib/services/delivery-fee'
import { cleanLine } from '~/lib/text/cleaned'

/** What a visitor wants to order: the cart's lines or a single item's, and the form. */
export type WantedOrder = { kind: OrderKind; wanted: Cart; form: OrderForm }

/** An order that can be placed. It is booked exactly as it was shown. */
export type CheckedOrder = { wanted: Cart; customer: Customer; offer: Offer }

export type CheckOutcome =
  | { kind: 'ready'; checked: CheckedOrder }
  | { kind: 'invalid'; errors: readonly OrderError[] }
  | { kind: 'emptyCart' }
  | { kind: 'unbookable'; reasons: readonly string[] }
  | { kind: 'noDistance'; failure: CallFailure }
  | NotRead

/** Checks form, cart, area and distance; reads prices, counts and mode. Never throws. */
export async function checkOrder({ kind, wanted, form }: WantedOrder): Promise<CheckOutcome> {
  if (wanted.length === 0) return { kind: 'emptyCart' }
  const errors = [
    ...(await fieldErrors(form)),
    // For a single item, the popup that opens next asks for the contract and the time.
    ...(kind === 'cart' ? finalErrors(form) : []),
  ]
  if (errors.length > 0) return { kind: 'invalid', errors }

  // Placing the order needn't wait for the time then.
  void serverNow()
  try {
    const { bookable: lines, unbookable, requestMode } = await readOffered(wanted)
    const items = lines.map(({ itemId, parts, hasOwnUnits }) => ({
      id: itemId,
      parts,
      hasOwnUnits,
    }))
    const tooLarge = cartTooLarge(wanted, items)
    const reasons = [
      ...unbookable.map(notOnline),
      ...(await dayRefusals(lines)),
      ...(tooLarge === null ? [] : [tooLarge]),
    ]
    if (reasons.length > 0) return { kind: 'unbookable', reasons }

    const delivery = await askFee(form.address, requestMode)
    if (delivery.kind !== 'fee' && delivery.kind !== 'byOffice') {
      const failure = delivery.kind === 'noDistance' ? delivery.failure : 'nonsense'
      return { kind: 'noDistance', failure }
    }
    const customer = customerOf(form, delivery.address.text)
    return { kind: 'ready', checked: { wanted, customer, offer: { lines, delivery, requestMode } } }
  } catch (error) {
    return notRead(error)
  }
}

/** In request mode, and while the mode can't be read, any address passes. Never throws. */
export async function fieldErrors(form: OrderForm): Promise<OrderError[]> {
  const anyAddress = !isDeliverable(form.address) && (await readRequestMode().catch(() => true))
  return orderErrors(form, anyAddress)
}

function customerOf(form: OrderForm, address: string): Customer {
  const { name, lastName, phone, email } = form
  return {
    name: cleanLine(name),
    lastName: cleanLine(lastName),
    phone: cleanLine(phone),
    email: readEmail(email),
    address,
    coordinates: typedText(form, 'coordinates'),
  }
}

const notOnline = (name: string) =>
  `${name} can't be booked online. Please call us about it, or remove it.`

/** A text for each line with a day that isn't bookable, or on which the crew is fully booked. */
export async function dayRefusals(lines: readonly BookingLine[]): Promise<string[]> {
  const crewDays = await readCrewDays(limitedDeliveryDays(lines), await unfinishedOwner())
  const bookableDays = { ...bookableDaysAt(), crewDays }
  return lines.flatMap((line) => {
    const { itemId: id, name, days, quantity } = line
    const reason = whyNotBookable({ item: { ...line, id }, days, quantity }, null, bookableDays)
    return reason ? [refusal(reason, name)] : []
  })
}

function refusal(reason: DayReason, name: string): string {
  switch (reason.why) {
    case 'soon':
      return `${noticePeriodWords(reason.noticePeriod)} Please choose a later day for ${name}.`
    case 'crewFull':
      return `${crewFullWords(reason.day, reason.isHeld)} ${reason.isHeld ? 'Or' : 'Please'} choose another day for ${name}.`
    case 'byPhone':
    case 'earlier':
    case 'later':
    case 'closed':
    case 'taken':
      return `One of the days for ${name} can no longer be booked. Please choose another.`
  }
}
