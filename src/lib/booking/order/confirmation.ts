// The confirmation of a placed order, which survives a reload (docs/decisions/order-flow.md).
import * as v from 'valibot'
import { sessionStore } from '~/lib/storage/browser-storage'

/** `waiting`: another tab keeps this one from sending. */
const mailState = v.picklist(['sending', 'waiting', 'sent', 'failed'])
export type MailState = v.InferOutput<typeof mailState>

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const confirmation = v.object({
  id: v.string(),
  email: v.string(),
  requested: v.boolean(),
  /** Paid by card, in full or the deposit. */
  card: v.boolean(),
  paidCents: cents,
  dueCents: cents,
  /** `MM/DD/YYYY | HH:MM` in Chicago; sessions of an earlier version have none. */
  created: v.fallback(v.string(), ''),
  /** The office confirms the order's payment terms. */
  hasTerms: v.fallback(v.boolean(), false),
  /** The earliest moment of the first delivery, in milliseconds. */
  delivery: v.fallback(v.nullable(v.number()), null),
  /** "Between 11am and 12pm." */
  deliveryTimes: v.fallback(v.string(), ''),
  /** "Sunny Castle, Sat, Jun 12, 2027" for each line of the booking. */
  rentals: v.array(v.string()),
  mail: mailState,
  /** The state of the invoice's mail; null if there is no invoice. */
  invoiceMail: v.nullable(mailState),
  /** It is an earlier order for these days; nothing new is booked. */
  earlier: v.boolean(),
  /** The stay on the screen that placed the order, see `useConfirmation`. */
  screen: v.string(),
})
export type Confirmation = v.InferOutput<typeof confirmation>

const read = v.parser(v.fallback(v.nullable(confirmation), null))
const store = sessionStore('orderConfirmation', read, null)

export const loadConfirmation = store.load

/** The current confirmation. Renders again when it changes. */
export const useStoredConfirmation = store.use

/** Stores a confirmation, or ends it with null, and updates every screen that shows it. */
export const saveConfirmation: (next: Confirmation | null) => void = store.save

/** Updates the state of a booking's mails while its confirmation shows. */
export function updateMails(id: string, mails: Pick<Confirmation, 'mail' | 'invoiceMail'>): void {
  const shown = loadConfirmation()
  if (shown?.id === id) saveConfirmation({ ...shown, ...mails })
}

// The order that this tab is placing, so that the confirmation shows there after a reload.
const placing = v.object({ reference: v.string(), screen: v.string() })
const readPlacing = v.parser(v.fallback(v.nullable(placing), null))
const placingStore = sessionStore('orderPlacing', readPlacing, null)

/** Saves that this tab is placing an order; null once its confirmation is stored. */
export const savePlacing: (next: v.InferOutput<typeof placing> | null) => void = placingStore.save

/** The stay on the screen on which this tab placed an order; null if another tab did. */
export function screenStayOf(reference: string): string | null {
  const stored = placingStore.load()
  return stored?.reference === reference ? stored.screen : null
}
