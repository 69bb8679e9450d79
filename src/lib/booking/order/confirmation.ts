// The confirmation of an order that was placed, kept over a reload. It belongs to the screen that made it: leaving that screen
// ends it (docs/decisions/order-flow.md).
import * as v from 'valibot'
import { sessionStore } from '~/lib/storage/browser-storage'

const mailState = v.picklist(['sending', 'sent', 'failed'])
export type MailState = v.InferOutput<typeof mailState>

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const confirmation = v.object({
  id: v.string(),
  /** Where the mail goes. */
  email: v.string(),
  requested: v.boolean(),
  /** Paid by card, wholly or the deposit. */
  card: v.boolean(),
  paidCents: cents,
  dueCents: cents,
  /** `MM/DD/YYYY | HH:MM` of the business; sessions of an earlier version have none. */
  created: v.fallback(v.string(), ''),
  /** The first moment at which something of it may come, as milliseconds. */
  delivery: v.fallback(v.nullable(v.number()), null),
  /** "Sunny Castle, Sat, Jun 12, 2027", one a line of the booking. */
  rentals: v.array(v.string()),
  mail: mailState,
  /** Of the invoice for what is due; null where there is none. */
  invoiceMail: v.nullable(mailState),
  /** An earlier order for these days: nothing new is booked. */
  earlier: v.boolean(),
  /** The visit of the screen that made it, see `useConfirmation`. */
  screen: v.string(),
})
export type Confirmation = v.InferOutput<typeof confirmation>

/** A damaged confirmation is as good as none. */
const read = v.parser(v.fallback(v.nullable(confirmation), null))
const store = sessionStore('orderConfirmation', read, null)

/** The confirmation as it is now. */
export const loadConfirmation = store.load

/** The confirmation, kept up to date. */
export const useStoredConfirmation = store.use

/** Stores a confirmation, or ends it with null, and tells every screen that shows it. */
export const saveConfirmation: (next: Confirmation | null) => void = store.save

/** Says what became of a booking's mails, while its confirmation is still shown. */
export function updateMails(id: string, mails: Pick<Confirmation, 'mail' | 'invoiceMail'>): void {
  const shown = loadConfirmation()
  if (shown?.id === id) saveConfirmation({ ...shown, ...mails })
}

// Which order this very tab is placing, and on which screen: after a reload its confirmation finds its place.
const placing = v.object({ reference: v.string(), screen: v.string() })
const readPlacing = v.parser(v.fallback(v.nullable(placing), null))
const placingStore = sessionStore('orderPlacing', readPlacing, null)

/** Notes that this tab places an order; null once its confirmation is stored. */
export const savePlacing: (placed: v.InferOutput<typeof placing> | null) => void = placingStore.save

/** The screen on which this tab placed an order; null when it was another tab, or visit. */
export function screenOf(reference: string): string | null {
  const placed = placingStore.load()
  return placed?.reference === reference ? placed.screen : null
}
