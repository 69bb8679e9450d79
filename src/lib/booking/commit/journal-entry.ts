// What the journal holds, and how it is checked when it is read: anybody can write into a browser's storage.
import type { Cart, CartEntry } from '~/lib/cart/cart'
import { readDay, type Day } from '~/lib/dates'
import type { BookedUnit } from '~/lib/db/booking-commit'
import { readBookingDocument, type BookingDocument } from '~/lib/db/booking-document'
import type { BookingLine } from '~/lib/booking/commit/booking'
import type { Charge } from '~/lib/services/payment'

/**
 * 'sending': the booking itself was sent, nothing is charged, its answer isn't known. 'holding': units may be held, nothing
 * was charged. 'charging': the charge is sent. 'unknown': its answer stayed away. 'charged': paid, the booking may be
 * missing. 'booked': the booking stands, mails may be missing.
 */
const orderSteps = ['sending', 'holding', 'charging', 'unknown', 'charged', 'booked'] as const

export type OrderEntry = {
  kind: 'booking'
  step: (typeof orderSteps)[number]
  /** What the office finds a payment by: the id in its description. */
  reference: string
  /** The booking's id; another than the reference when it had to be booked under a new one. */
  key: string
  /** A key is only ever sent with this one document: what stands under it is what this says. */
  document: BookingDocument
  /** The cart's entries that are booked. */
  cart: Cart
  /** What is wanted, for choosing other units if need be. */
  lines: readonly BookingLine[]
  units: readonly BookedUnit[]
  /** End of the hold, server time in milliseconds; 0 where nothing is held. */
  holdEnds: number
  charge: Charge | null
  /** The invoice for what is due, with a deposit. */
  invoiceId: string | null
  mailed: boolean
  invoiceMailed: boolean
  /** It was charged, and its days went: only the office can help. */
  stuck: boolean
  /** When it was begun, in milliseconds of the device's clock. */
  at: number
}

export type InvoiceEntry = {
  kind: 'invoice'
  step: 'new' | 'charging' | 'unknown' | 'charged'
  /** The invoice's id. */
  reference: string
  bookingId: string
  charge: Charge
  at: number
}

/** What stays of a charge without an answer: 'unknown' until the office has settled it, 'settled' afterwards. */
export type ChargeEntry = {
  kind: 'unknown' | 'settled'
  reference: string
  /** The days it was to pay for; none for an invoice. */
  days: readonly Day[]
  at: number
}

/** An order that was placed a moment ago: a hash of it, and its id in a form that only the same order can read. */
type PlacedEntry = {
  kind: 'placed'
  /** Hash of who wants what on which days. */
  reference: string
  /** Hash of all else: the address, the protections, the way to pay. */
  details: string
  sealedId: string
  at: number
}

export type JournalEntry = OrderEntry | InvoiceEntry | ChargeEntry | PlacedEntry

/** A stored entry, or null when it isn't whole. */
export function readEntry(value: unknown): JournalEntry | null {
  const stored = objectOf(value)
  const { kind, step, reference } = stored
  if (typeof reference !== 'string' || reference === '') return null
  // Entries of before they had a time count from now on.
  const at = numberOf(stored['at']) ?? Date.now()
  if (kind === 'booking') return readOrder(stored, reference, at)
  if (kind === 'invoice') {
    const charge = readCharge(stored['charge'])
    const { bookingId } = stored
    const known = (['charging', 'unknown', 'charged'] as const).find((one) => one === step)
    // Damaged, as with an order below: an invoice is only ever noted when its charge is sent.
    if (!known || charge === null || typeof bookingId !== 'string')
      return { kind: 'unknown', reference, days: [], at }
    return { kind, step: known, reference, bookingId, charge, at }
  }
  if (kind === 'unknown' || kind === 'settled')
    return { kind, reference, days: daysOf(stored['days']), at }
  const { sealedId, details } = stored
  return kind === 'placed' && typeof sealedId === 'string' && typeof details === 'string'
    ? { kind, reference, details, sealedId, at }
    : null
}

function readOrder(
  stored: Readonly<Record<string, unknown>>,
  reference: string,
  at: number,
): OrderEntry | ChargeEntry | null {
  const step = orderSteps.find((known) => known === stored['step'])
  const document = readBookingDocument(stored['document'])
  const { key } = stored
  if (!step) return null
  const [lines, units] = [allOf(stored['lines'], readLine), allOf(stored['units'], readUnit)]
  // No other text may become a booking's id.
  const hasKey = typeof key === 'string' && /^[A-Za-z0-9]{20}$/.test(key)
  // A booking without one of its units would be sold twice.
  if (document === null || !hasKey || !lines?.length || !units) {
    // Damaged, and money may be at stake: the reference is all that can be told.
    return step === 'charging' || step === 'unknown' || step === 'charged'
      ? { kind: 'unknown', reference, days: [], at }
      : null
  }
  const { invoiceId } = stored
  return {
    kind: 'booking',
    step,
    reference,
    key,
    document,
    cart: listOf(stored['cart']).flatMap(readWanted),
    lines,
    units,
    holdEnds: numberOf(stored['holdEnds']) ?? 0,
    charge: readCharge(stored['charge']),
    invoiceId: typeof invoiceId === 'string' ? invoiceId : null,
    mailed: stored['mailed'] === true,
    invoiceMailed: stored['invoiceMailed'] === true,
    stuck: stored['stuck'] === true,
    at,
  }
}

function readWanted(value: unknown): CartEntry[] {
  const stored = objectOf(value)
  const { itemId } = stored
  const [quantity, days] = [wholeOf(stored['quantity']), daysOf(stored['days'])]
  if (typeof itemId !== 'string' || quantity === null || quantity === 0 || days.length === 0)
    return []
  return [{ itemId, days, quantity }]
}

function readLine(value: unknown): BookingLine[] {
  const stored = objectOf(value)
  const { name, image } = stored
  const kind = kindOf(stored['kind'])
  const capacity = wholeOf(stored['capacity'])
  const [wanted] = readWanted(stored)
  if (!wanted || typeof name !== 'string' || !kind || capacity === null) return []
  // A line without its price is never charged again: no item costs nothing.
  const priceCents = wholeOf(stored['priceCents']) ?? 0
  const picture = typeof image === 'string' ? image : ''
  return [{ ...wanted, kind, name, image: picture, capacity, priceCents }]
}

function readUnit(value: unknown): BookedUnit[] {
  const stored = objectOf(value)
  const { itemId } = stored
  const kind = kindOf(stored['kind'])
  const unit = wholeOf(stored['unit'])
  const [day] = daysOf([stored['day']])
  return typeof itemId === 'string' && kind && unit !== null && day
    ? [{ itemId, kind, unit, day }]
    : []
}

function readCharge(value: unknown): Charge | null {
  const { paymentMethodId, description, amountCents, idempotencyKey } = objectOf(value)
  const cents = wholeOf(amountCents)
  if (typeof paymentMethodId !== 'string' || typeof description !== 'string') return null
  if (cents === null || cents === 0 || typeof idempotencyKey !== 'string') return null
  return { paymentMethodId, description, amountCents: cents, idempotencyKey }
}

const kindOf = (value: unknown) =>
  value === 'inflatables' || value === 'extras' ? value : undefined

const daysOf = (value: unknown): Day[] =>
  listOf(value)
    .map((day) => (typeof day === 'string' ? readDay(day) : null))
    .filter((day) => day !== null)

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** All of a list, or null where something in it is damaged. */
function allOf<Read>(value: unknown, read: (one: unknown) => Read[]): Read[] | null {
  const all = listOf(value).map(read)
  return Array.isArray(value) && all.every((one) => one.length > 0) ? all.flat() : null
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
