// The journal's entries. Anybody can write into a browser's storage, so they are checked when read.
import * as v from 'valibot'
import { crewDelivery } from '~/lib/availability/crew-limit'
import type { UnitDay } from '~/lib/availability/pick-units'
import { bookingDocument } from '~/lib/db/bookings/booking-document'
import { isKey } from '~/lib/domain/booking-key'
import { groundTypes } from '~/lib/domain/item'
import { daySchema } from '~/lib/time/day-schema'

const days = v.pipe(v.array(daySchema), v.readonly())
// Plus 0 turns a negative zero into 0, as storing it would.
const whole = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((number) => number + 0),
)
const kind = v.picklist(['inflatables', 'extras'])
const reference = v.pipe(v.string(), v.nonEmpty())
// An older entry without a time counts as begun now.
const at = v.optional(v.number(), () => Date.now())
const key = v.pipe(v.string(), v.check(isKey))

const charge = v.object({
  paymentMethodId: v.string(),
  description: v.string(),
  amountCents: v.pipe(whole, v.minValue(1)),
  idempotencyKey: v.string(),
})

const wantedFields = {
  itemId: v.string(),
  days: v.pipe(days, v.nonEmpty()),
  quantity: v.pipe(whole, v.minValue(1)),
}

const part = v.object({
  id: v.string(),
  name: v.exactOptional(v.string()),
  kind,
  quantity: v.pipe(whole, v.minValue(1)),
  capacity: whole,
})

const space = v.object({ a: v.number(), b: v.nullable(v.number()) })

const line = v.object({
  ...wantedFields,
  kind,
  name: v.string(),
  image: v.optional(v.string(), ''),
  capacity: whole,
  // An older entry has no parts.
  parts: v.optional(v.pipe(v.array(part), v.readonly()), []),
  hasOwnUnits: v.optional(v.boolean(), true),
  // Both are only for the warnings before the final press, so an order that was sent needs neither.
  surfaces: v.fallback(v.pipe(v.array(v.picklist(groundTypes)), v.readonly()), groundTypes),
  spaces: v.fallback(v.pipe(v.array(space), v.readonly()), []),
  // Without its price: an order with 0 is never charged again, because no item costs nothing.
  priceCents: v.fallback(whole, 0),
})

const unit = v.object({
  itemId: v.string(),
  kind,
  day: daySchema,
  unit: whole,
  /** The package that it is part of, such as `inflatables/party`. */
  inPackage: v.exactOptional(v.string()),
})

const storedOrder = v.object({
  kind: v.literal('booking'),
  /**
   * 'sending': the booking was sent, its answer is missing. 'holding': units may be held, nothing
   * was charged. 'charging': the charge was sent. 'unknown': its answer is missing. 'charged':
   * paid, the booking may be missing. 'booked': the booking is stored, mails may be missing.
   */
  step: v.picklist(['sending', 'holding', 'charging', 'unknown', 'charged', 'booked']),
  /** The id in the payment's description, by which the office finds it. */
  reference,
  /** The booking's id. It isn't the reference if the order had to be booked under a new key. */
  key,
  /** A key is sent with one document only, so a document found under the key is this one. */
  document: bookingDocument,
  /** What was ordered: the cart's lines or a single item's. If they are damaged, the cart keeps them. */
  cart: v.fallback(v.pipe(v.array(v.object(wantedFields)), v.readonly()), []),
  /** For choosing other units if necessary. */
  lines: v.pipe(v.array(line), v.nonEmpty(), v.readonly()),
  /** The fingerprint of the rates that priced it. Without one, the card is never charged again. */
  numbers: v.fallback(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)), 'unknown'),
  units: v.pipe(v.array(unit), v.readonly()),
  // Not in `units`: an older release can't read a delivery there, and would keep nothing of a
  // charged order but its reference.
  deliveries: v.fallback(v.array(v.object({ day: daySchema, unit: whole })), []),
  /** End of the hold, server time in milliseconds; 0 if nothing is held. */
  holdEnds: v.number(),
  // A damaged charge is never repeated.
  charge: v.fallback(v.nullable(charge), null),
  /** The invoice for the balance, if a deposit is paid. */
  invoiceId: v.nullable(v.string()),
  mailed: v.boolean(),
  invoiceMailed: v.boolean(),
  /** It was charged, but its days are taken: only the office can help. */
  stuck: v.boolean(),
  /** When it began, in milliseconds of the device's clock. */
  at,
})

const order = v.pipe(
  storedOrder,
  v.transform(({ deliveries, ...stored }) => {
    const ofCrew = deliveries.map((each) => ({ ...crewDelivery, ...each }))
    const units: readonly UnitDay[] = [...stored.units, ...ofCrew]
    return { ...stored, units }
  }),
)

const invoice = v.object({
  kind: v.literal('invoice'),
  /** 'holding': the right to charge may be held. The others mean what an order's steps mean. */
  step: v.picklist(['holding', 'charging', 'unknown', 'charged']),
  reference,
  bookingId: v.string(),
  charge,
  at,
})

/** What is kept of a charge without an answer: 'settled' with the office, or still 'unknown'. */
const keptCharge = v.object({
  kind: v.picklist(['unknown', 'settled']),
  reference,
  /** The days that the charge is for; none for an invoice. */
  days,
  /** The booking that an invoice is for; '' for an order, and in older entries. */
  bookingId: v.fallback(v.string(), ''),
  at,
})

/** A customer's change of an own booking, until the mails about it are sent. */
const change = v.object({
  kind: v.literal('change'),
  /** 'sent': its answer isn't known. */
  step: v.picklist(['sent', 'made']),
  reference,
  bookingId: key,
  /** The booking's first day after the change; null if the change cancels it. */
  first: v.nullable(daySchema),
  moves: whole,
  message: v.object({
    name: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    message: v.string(),
    copy: v.exactOptional(v.literal(true)),
  }),
  told: v.boolean(),
  /** The customer has the new confirmation, or needs none. */
  mailed: v.boolean(),
  at,
})

const placed = v.object({
  kind: v.literal('placed'),
  /** Hash of the customer, items and days. */
  reference,
  /** Hash of everything else: the address, the protections, the way to pay. */
  details: v.string(),
  /** The booking's id, which opens the booking. The device has it in `myBookings` too. */
  id: key,
  at,
})

/** A damaged entry whose charge may have succeeded: only its reference can be shown. */
const damaged = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('booking'),
      step: v.picklist(['charging', 'unknown', 'charged']),
      reference,
    }),
    v.object({
      kind: v.literal('invoice'),
      step: v.exactOptional(
        v.pipe(
          v.unknown(),
          v.check((step) => step !== 'holding'),
        ),
      ),
      reference,
      bookingId: v.fallback(v.string(), ''),
    }),
  ]),
  v.transform((entry): ChargeEntry => ({
    kind: 'unknown',
    reference: entry.reference,
    days: [],
    bookingId: entry.kind === 'invoice' ? entry.bookingId : '',
    at: Date.now(),
  })),
)

const entry = v.union([order, invoice, keptCharge, change, placed, damaged])

export type OrderEntry = v.InferOutput<typeof order>
export type InvoiceEntry = v.InferOutput<typeof invoice>
export type ChangeEntry = v.InferOutput<typeof change>
export type ChargeEntry = v.InferOutput<typeof keptCharge>
export type JournalEntry = v.InferOutput<typeof entry>

/** An entry as it is stored. */
export function toStoredEntry(entry: JournalEntry): object {
  if (entry.kind !== 'booking') return entry
  const units = entry.units.filter(({ kind }) => kind !== crewDelivery.kind)
  const deliveries = entry.units
    .filter(({ kind }) => kind === crewDelivery.kind)
    .map(({ day, unit }) => ({ day, unit }))
  return { ...entry, units, ...(deliveries.length > 0 && { deliveries }) }
}

/** A stored entry, or null if it is damaged (docs/decisions/order-flow.md). */
export const readEntry: (value: unknown) => JournalEntry | null = v.parser(
  v.fallback(v.nullable(entry), null),
)
