// What the journal holds, and how it is checked when it is read: anybody can write into a browser's storage.
import * as v from 'valibot'
import { readDay } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { isKey } from '~/lib/storage/secret'
import { bookingDocument } from '~/lib/db/bookings/booking-document'

const day = v.custom<Day>((value) => typeof value === 'string' && readDay(value) !== null)
const days = v.pipe(v.array(day), v.readonly())
// Plus 0: a negative zero is none once it is stored again.
const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((number) => number + 0),
)
const kind = v.picklist(['inflatables', 'extras'])
const reference = v.pipe(v.string(), v.nonEmpty())
// Entries of before they had a time count from now on.
const at = v.optional(v.number(), () => Date.now())
/** A booking's id. No other text may become one. */
const key = v.pipe(v.string(), v.check(isKey))

const charge = v.object({
  paymentMethodId: v.string(),
  description: v.string(),
  amountCents: v.pipe(whole, v.minValue(1)),
  idempotencyKey: v.string(),
})

const wanted = {
  itemId: v.string(),
  days: v.pipe(days, v.nonEmpty()),
  quantity: v.pipe(whole, v.minValue(1)),
}

const line = v.object({
  ...wanted,
  kind,
  name: v.string(),
  image: v.optional(v.string(), ''),
  capacity: whole,
  // A line without its price is never charged again: no item costs nothing.
  priceCents: v.fallback(whole, 0),
})

const unit = v.object({ itemId: v.string(), kind, day, unit: whole })

const order = v.object({
  kind: v.literal('booking'),
  /**
   * 'sending': the booking itself was sent, nothing is charged, its answer isn't known. 'holding': units may be held,
   * nothing was charged. 'charging': the charge is sent. 'unknown': its answer stayed away. 'charged': paid, the booking
   * may be missing. 'booked': the booking stands, mails may be missing.
   */
  step: v.picklist(['sending', 'holding', 'charging', 'unknown', 'charged', 'booked']),
  /** What the office finds a payment by: the id in its description. */
  reference,
  /** The booking's id; another than the reference when it had to be booked under a new one. */
  key,
  /** A key is only ever sent with this one document: what stands under it is what this says. */
  document: bookingDocument,
  /** The cart's entries that are booked. Damaged, they stay in the cart. */
  cart: v.fallback(v.pipe(v.array(v.object(wanted)), v.readonly()), []),
  /** What is wanted, for choosing other units if need be. */
  lines: v.pipe(v.array(line), v.nonEmpty(), v.readonly()),
  units: v.pipe(v.array(unit), v.readonly()),
  /** End of the hold, server time in milliseconds; 0 where nothing is held. */
  holdEnds: v.number(),
  // A damaged one is never sent again.
  charge: v.fallback(v.nullable(charge), null),
  /** The invoice for what is due, with a deposit. */
  invoiceId: v.nullable(v.string()),
  mailed: v.boolean(),
  invoiceMailed: v.boolean(),
  /** It was charged, and its days went: only the office can help. */
  stuck: v.boolean(),
  /** When it was begun, in milliseconds of the device's clock. */
  at,
})

const invoice = v.object({
  kind: v.literal('invoice'),
  /** 'new' is never noted. */
  step: v.picklist(['new', 'charging', 'unknown', 'charged']),
  /** The invoice's id. */
  reference,
  bookingId: v.string(),
  charge,
  at,
})

/** What stays of a charge without an answer: 'unknown' until the office has settled it, 'settled' afterwards. */
const openCharge = v.object({
  kind: v.picklist(['unknown', 'settled']),
  reference,
  /** The days it was to pay for; none for an invoice. */
  days,
  at,
})

/** An order that was placed a moment ago. */
const placed = v.object({
  kind: v.literal('placed'),
  /** Hash of who wants what on which days. */
  reference,
  /** Hash of all else: the address, the protections, the way to pay. */
  details: v.string(),
  /** The booking's id, which opens the booking: it is on the device in `myBookings` as well. */
  id: key,
  at,
})

/** Damaged, and money may be at stake: the reference is all that is left to show. */
const damaged = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('booking'),
      step: v.picklist(['charging', 'unknown', 'charged']),
      reference,
    }),
    // An invoice is only ever noted when its charge is sent.
    v.object({ kind: v.literal('invoice'), reference }),
  ]),
  v.transform((entry): ChargeEntry => ({
    kind: 'unknown',
    reference: entry.reference,
    days: [],
    at: Date.now(),
  })),
)

const entry = v.union([order, invoice, openCharge, placed, damaged])

export type OrderEntry = v.InferOutput<typeof order>
export type InvoiceEntry = v.InferOutput<typeof invoice>
export type ChargeEntry = v.InferOutput<typeof openCharge>
export type JournalEntry = v.InferOutput<typeof entry>

/** A stored entry, or null when it isn't whole (docs/decisions/order-flow.md). */
export const readEntry: (value: unknown) => JournalEntry | null = v.parser(
  v.fallback(v.nullable(entry), null),
)
