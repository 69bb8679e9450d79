// What is told of an order that was placed, kept over a reload. It belongs to the screen that made it: leaving that screen
// ends it (docs/decisions/order-flow.md).
import * as v from 'valibot'
import { readSessionJson, writeSession } from '~/lib/session'
import { sessionStore } from '~/lib/session-store'

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
function read(stored: unknown): Confirmation | null {
  const { success, output } = v.safeParse(confirmation, stored)
  return success ? output : null
}

const store = sessionStore('orderConfirmation', read, null)

/** The confirmation as it is now. */
export const loadConfirmation = store.load

/** The confirmation, kept up to date. */
export const useStoredConfirmation = store.use

/** Stores a confirmation, or ends it with null, and tells every screen that shows it. */
export function saveConfirmation(next: Confirmation | null): void {
  store.save(next ? JSON.stringify(next) : '')
}

/** Says what became of a booking's mails, while its confirmation is still shown. */
export function updateMails(id: string, mails: Pick<Confirmation, 'mail' | 'invoiceMail'>): void {
  const shown = loadConfirmation()
  if (shown?.id === id) saveConfirmation({ ...shown, ...mails })
}

// Which order this very tab is placing, and on which screen: after a reload its confirmation finds its place.
const placingKey = 'orderPlacing'

/** Notes that this tab places an order. */
export function savePlacing(reference: string, screen: string): void {
  writeSession(placingKey, JSON.stringify({ reference, screen }))
}

/** The screen on which this tab placed an order; null when it was another tab, or visit. */
export function screenOf(reference: string): string | null {
  const stored = readSessionJson(placingKey) as { reference?: unknown; screen?: unknown } | null
  return stored?.reference === reference && typeof stored.screen === 'string' ? stored.screen : null
}
