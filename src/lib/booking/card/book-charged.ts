import { sendBooking } from '~/lib/booking/commit/book'
import { saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { readOffered } from '~/lib/booking/commit/offered'
import type { BookedOrUnsettled, NotDone } from '~/lib/booking/commit/outcome'
import { unitChooser } from '~/lib/booking/commit/units'
import { toStoredLines } from '~/lib/db/bookings/booking-document'
import { invoiceIdOf } from '~/lib/db/invoices'
import { randomId, sha256 } from '~/lib/domain/booking-key'

/**
 * Books a charged order, if necessary with other units, a new key, new names and none of
 * the crew's deliveries (docs/decisions/order-flow.md). Never throws.
 */
export async function bookCharged(entry: OrderEntry): Promise<BookedOrUnsettled> {
  const { reference } = entry
  if (entry.stuck) return { kind: 'chargedStuck', reference }
  const booked = await send(entry).catch(() => 'unanswered' as const)
  if (booked === 'unanswered') return { kind: 'chargedUnanswered', reference }
  if (booked.kind === 'booking') return { kind: 'booked', entry: booked }
  saveEntryIfPossible({ ...entry, step: 'charged', stuck: true })
  return { kind: 'chargedStuck', reference }
}

async function send(entry: OrderEntry): Promise<OrderEntry | 'unanswered' | NotDone> {
  const outcome = await sendBooking(entry)
  if (outcome !== 'refused') return outcome
  // Somebody took a unit after the hold ended, or the catalog or the mode changed meanwhile.
  let other = entry.key === entry.reference ? await underNewKey(entry) : entry
  // The lowest units, because the office may have lowered the count.
  const choose = unitChooser(other.lines, await sha256(entry.reference), {
    rank: () => 0,
    isCharged: true,
  })
  for (;;) {
    const choice = await choose()
    if (choice.kind !== 'units') return choice
    const reassigned = { ...other, units: choice.units }
    // Saved before it is sent: if its answer gets lost, the next page load looks up this booking.
    saveEntryIfPossible(reassigned)
    const again = await sendBooking(reassigned)
    if (again !== 'refused') return again
    other = unsigned(other)
  }
}

/** The rules take signatures on the last three contracts. The booking's page asks for another. */
function unsigned(entry: OrderEntry): OrderEntry {
  const { signed: _, ...document } = entry.document
  return { ...entry, document }
}

async function underNewKey(entry: OrderEntry): Promise<OrderEntry> {
  const key = randomId()
  const invoiceId = entry.invoiceId === null ? null : invoiceIdOf(key)
  return { ...entry, key, invoiceId, ...(await asOffered(entry)) }
}

/** The rules may refuse earlier names and parts, so the booking gets the items' current ones. */
async function asOffered({ document, lines }: OrderEntry): Promise<Partial<OrderEntry>> {
  const { bookable, unbookable } = await readOffered(lines)
  if (unbookable.length > 0) return {}
  return { document: { ...document, ...toStoredLines(bookable) }, lines: bookable }
}
