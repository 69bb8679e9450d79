// The same order pressed again, in another tab whose cart doesn't know yet that it was paid: answered, not charged.
import type { Finished } from '~/lib/booking/finish'
import type { BookingPayment } from '~/lib/booking/journal'
import { ownerOf } from '~/lib/booking/key'
import type { BookingDocument } from '~/lib/db/booking-document'

const storageKey = 'justPaid'
/** Long enough for a forgotten tab, short enough for a real second order. */
const rememberedMs = 15 * 60_000

/** Notes that this order was paid and booked; only its hash is kept. */
export async function rememberPaid({ document, key, invoiceId }: BookingPayment): Promise<void> {
  const paid = {
    order: await hashOf(document),
    id: key,
    email: document.email,
    invoiceId,
    at: Date.now(),
  }
  localStorage.setItem(storageKey, JSON.stringify(paid))
}

/** The answer to an order that was paid within the last quarter of an hour, or null. */
export async function justPaid(document: BookingDocument): Promise<Finished | null> {
  const paid = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Record<
    string,
    unknown
  > | null
  if (typeof paid?.['id'] !== 'string' || Date.now() - Number(paid['at']) > rememberedMs)
    return null
  if (paid['order'] !== (await hashOf(document))) return null
  const invoiceId = typeof paid['invoiceId'] === 'string' ? paid['invoiceId'] : null
  return {
    kind: 'booked',
    id: paid['id'],
    email: document.email,
    mailed: true,
    invoiceMailed: true,
    invoiceId,
  }
}

/** The moment of a second press is another; all else of the order is the same. */
function hashOf(document: BookingDocument): Promise<string> {
  return ownerOf(JSON.stringify({ ...document, created: '' }))
}
