// The same order pressed again, in another tab whose cart doesn't know yet that it was paid: answered, not charged.
import type { Finished } from '~/lib/booking/finish'
import type { BookingPayment } from '~/lib/booking/journal'
import { ownerOf } from '~/lib/booking/key'
import { settlementOf } from '~/lib/booking/settlement'
import type { BookingDocument } from '~/lib/db/booking-document'

const storageKey = 'justPaid'
/** Long enough for a forgotten tab, short enough for a real second order. */
const rememberedMs = 15 * 60_000

/** Notes that this order was paid and booked; only its hash is kept. Never throws. */
export async function rememberPaid({ document, key, invoiceId }: BookingPayment): Promise<void> {
  try {
    const paid = {
      order: await hashOf(document),
      id: key,
      email: document.email,
      invoiceId,
      at: Date.now(),
    }
    localStorage.setItem(storageKey, JSON.stringify(paid))
  } catch {
    // The order stands all the same.
  }
}

/** The answer to an order that was paid within the last quarter of an hour, or null. */
export async function justPaid(document: BookingDocument): Promise<Finished | null> {
  const paid = parse(localStorage.getItem(storageKey)) as Record<string, unknown> | null
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
    ...settlementOf(document),
  }
}

/** True when both are one order, pressed at two moments. */
export function isSameOrder(a: BookingDocument, b: BookingDocument): boolean {
  return orderText(a) === orderText(b)
}

const hashOf = (document: BookingDocument) => ownerOf(orderText(document))

/** The moment of a second press is another; all else of the order is the same. */
const orderText = (document: BookingDocument) => JSON.stringify({ ...document, created: '' })

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
