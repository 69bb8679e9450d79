// Finds the booking of an order that another tab places a second time.
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import { sha256 } from '~/lib/domain/booking-key'
import { readJournal, removeEntry, saveEntryIfPossible } from './journal'
import type { OrderEntry } from './journal-entry'

/** Long enough for a forgotten tab, short enough for a real second order. */
export const rememberedMs = 15 * 60_000

/** Stores that an order is booked. Never throws. */
export async function rememberPlaced({ document, key }: OrderEntry): Promise<void> {
  try {
    saveEntryIfPossible({
      kind: 'placed',
      reference: await sha256(orderIdentityOf(document)),
      details: await sha256(detailsOf(document)),
      id: key,
      at: Date.now(),
    })
  } catch {
    // The page can't hash (no https). The order is booked anyway.
  }
}

/**
 * The booking that the same customer made for the same items and days within the last quarter of an
 * hour, or null. `same`: whether everything else is the same too.
 * @throws if the page can't hash (no https)
 */
export async function findPlaced(
  document: BookingDocument,
): Promise<{ id: string; same: boolean } | null> {
  const recent = readJournal()
    .filter((entry) => entry.kind === 'placed')
    .filter(({ at }) => Date.now() - at <= rememberedMs)
  if (recent.length === 0) return null
  const identity = await sha256(orderIdentityOf(document))
  const placed = recent.find(({ reference }) => reference === identity)
  if (!placed) return null
  const same = placed.details === (await sha256(detailsOf(document)))
  return { id: placed.id, same }
}

/** Forgets a placed order that the visitor removes from this device. Never throws. */
export function forgetPlaced(id: string): void {
  for (const entry of readJournal())
    if (entry.kind === 'placed' && entry.id === id) removeEntry(entry)
}

/** True if both are the same order, apart from the time. */
export function isSameOrder(a: BookingDocument, b: BookingDocument): boolean {
  return detailsOf(a) === detailsOf(b)
}

function orderIdentityOf({ email, inflatables, extras }: BookingDocument): string {
  const lines = [...inflatables, ...extras].map((line) => [
    line.inflatableID,
    line.bookingDates,
    line.quantity,
  ])
  return JSON.stringify([email.toLowerCase(), lines])
}

/** Everything but the times, which differ when the order is placed again. */
const detailsOf = (document: BookingDocument) =>
  JSON.stringify({ ...document, created: '', signed: '' })
