// The second step of every order: places it (docs/decisions/order-flow.md).
import { payByCard, type MakePaymentMethod } from '~/lib/booking/card/pay'
import { book } from '~/lib/booking/commit/book'
import { readJournal } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { tryWithLock } from '~/lib/booking/commit/lock'
import { fingerprintOfPage, otherRates } from '~/lib/booking/commit/other-rates'
import type { NotDone, UnsettledPayment } from '~/lib/booking/commit/outcome'
import { crewText } from '~/lib/booking/plan/crew-text'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { invoiceIdOf } from '~/lib/db/invoices'
import type { OrderKind } from '~/lib/domain/amounts'
import { randomId } from '~/lib/domain/booking-key'
import { defaultSpecificTime } from '~/lib/domain/business'
import { signatureOf } from '~/lib/domain/contract-version'
import type { OrderForm } from '~/lib/domain/order-form'
import { finalErrors } from '~/lib/order-form/errors'
import { defaultGround } from '~/lib/order-form/form'
import { organizationText } from '~/lib/order-form/organization'
import { priceOrder, withoutDeposit } from '~/lib/pricing/order-price'
import { serverNow } from '~/lib/services/clock'
import { loadYard } from '~/lib/storage/yard'
import { createdStamp } from '~/lib/time/dates'
import { dayRefusals, type CheckOutcome, type CheckedOrder } from './check'
import { loadConfirmation, saveConfirmation, savePlacing } from './confirmation'
import { confirmationOf, finish } from './finish'
import { resolvePendingOrders, type PendingOrder } from './pending'
import { describeShortages } from './shortage-text'

/** The checked order, and the form with choices that may have changed since. */
export type OrderToPlace = {
  kind: OrderKind
  checked: CheckedOrder
  form: OrderForm
  /** The stay on the screen that places the order, see `useConfirmation`. */
  screenStay: string
}

/** The result of checking or placing an order, for every screen and way to pay. */
export type OrderOutcome =
  | CheckOutcome
  | { kind: 'booked'; id: string }
  /** An earlier order for these days differs and is confirmed instead. Nothing new is booked. */
  | { kind: 'alreadyBooked'; id: string }
  | { kind: 'shortage'; reasons: readonly string[] }
  | Exclude<NotDone, { kind: 'shortage' }>
  /** The rules have other rates, so the page has to be loaded again. */
  | { kind: 'outdated' }
  | UnsettledPayment

/**
 * Places an order; 'busy' while another one runs, here or in another tab. Never throws.
 * @param makePaymentMethod called while the units are being held; without it nothing is charged
 */
export async function placeOrder(
  order: OrderToPlace,
  makePaymentMethod?: MakePaymentMethod,
): Promise<OrderOutcome> {
  const errors = finalErrors(order.form)
  if (errors.length > 0) return { kind: 'invalid', errors }
  return tryWithLock(() => place(order, makePaymentMethod))
}

async function place(
  order: OrderToPlace,
  makePaymentMethod: MakePaymentMethod | undefined,
): Promise<OrderOutcome> {
  const { screenStay } = order
  const fingerprint = await fingerprintOfPage()
  const { entry, dueNowCents } = entryOf(order, fingerprint, new Date(await serverNow()))
  const pending = await resolvePendingOrders(entry)
  if (pending) return pending.kind === 'booked' ? confirmExisting(pending, screenStay) : pending
  // Outside request mode a card booking counts as paid, so only the card form may place one.
  const { method, approved } = entry.document
  const needsCharge = method === 'Credit Card' && approved === 'True'
  if (needsCharge !== (makePaymentMethod !== undefined)) return { kind: 'differs' }

  // The check may be days old, and the rules don't know until which hour today can be booked.
  const reasons = await dayRefusals(entry.lines)
  if (reasons.length > 0) return { kind: 'unbookable', reasons }

  savePlacing({ reference: entry.reference, screen: screenStay })
  const outcome = makePaymentMethod
    ? await payByCard(entry, dueNowCents, makePaymentMethod)
    : await book(entry)
  if (outcome.kind === 'shortage')
    return { kind: 'shortage', reasons: describeShortages(outcome.shortages, entry.lines) }
  // Asked only after a refusal: the rules compare the rates of an order for the office themselves.
  const others = outcome.kind === 'differs' ? await otherRates() : null
  if (others) return { kind: others }
  if (outcome.kind !== 'booked') return outcome
  await finish(outcome)
  return { kind: 'booked', id: outcome.entry.key }
}

/** Confirms an order that is already booked: 'booked' if it is the same order. */
function confirmExisting(
  { entry, same }: Extract<PendingOrder, { kind: 'booked' }>,
  screenStay: string,
): OrderOutcome {
  const { key: id } = entry
  const shown = loadConfirmation()
  const noted = readJournal()
    .filter((other) => other.kind === 'booking')
    .find((other) => other.key === id)
  // If it isn't in the journal, all its mails were sent.
  const booked = noted ?? { ...entry, mailed: true, invoiceMailed: true }
  const confirmation = shown?.id === id ? shown : confirmationOf(booked, screenStay)
  saveConfirmation({ ...confirmation, earlier: !same, screen: screenStay })
  return { kind: same ? 'booked' : 'alreadyBooked', id }
}

/** The order's journal entry under a new key, and the amount that a card is charged. */
function entryOf({ kind, checked, form }: OrderToPlace, fingerprint: string, created: Date) {
  const { wanted, customer, offer } = checked
  const { lines, requestMode } = offer
  const amounts = priceOrder(kind, form, offer)
  // A single item's popup offers no card in request mode, whatever was chosen before it was on.
  const method = kind === 'item' && requestMode ? 'Cash In Office' : form.method
  const { timeWindow, floorType } = form
  const document = toBookingDocument({
    customer,
    lines,
    // A deposit to be paid in the office isn't paid yet, so its invoice is for the whole amount.
    amounts: method === 'Credit Card' ? amounts : withoutDeposit(amounts),
    method,
    timeWindow,
    // A time that was typed before the time window was removed doesn't count.
    specificTime: timeWindow === 'none' ? defaultSpecificTime : form.specificTime,
    floorType: floorType || defaultGround,
    organization: organizationText(form),
    crew: crewText(form, lines, loadYard()),
    signed: signatureOf(createdStamp(created)),
    requestMode,
    created,
  })
  const key = randomId()
  const entry: OrderEntry = {
    kind: 'booking',
    step: 'sending',
    reference: key,
    key,
    document,
    cart: wanted,
    lines,
    numbers: fingerprint,
    units: [],
    holdEnds: 0,
    charge: null,
    invoiceId: amounts.depositCents > 0 ? invoiceIdOf(key) : null,
    mailed: false,
    invoiceMailed: false,
    stuck: false,
    at: Date.now(),
  }
  return { entry, dueNowCents: amounts.dueNowCents }
}
