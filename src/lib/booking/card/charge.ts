// Sends a charge so that it can never be made twice by this browser.
import { chargeOnly } from './settled'
import { saveEntry, saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { ChargeEntry, InvoiceEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { OpenPayment } from '~/lib/booking/commit/outcome'
import { chargeCard, type Charge } from '~/lib/services/payment'

/** A charge is sent again as long as the card provider remembers its key: a day (docs.stripe.com/api/idempotent_requests). */
const resentForMs = 24 * 60 * 60_000

/** True once a charge without an answer is no longer sent again. `at`: when it was begun, in milliseconds. */
export const isForgotten = ({ at }: { at: number }) => Date.now() - at > resentForMs

/** An order's charge, or an invoice's. */
type ToCharge = (OrderEntry | InvoiceEntry) & { charge: Charge }

/**
 * Charges what is noted in `charge`, the journal first (docs/decisions/order-flow.md).
 * Once an answer stayed away, the same charge (same key, same payment method) may be sent again, and only 'paid' is
 * believed then: a refusal of the repeat says nothing about the first one, which may have used up the payment method.
 * @param paid what comes of it once it is charged
 * @throws StorageRefused when the browser refuses to note that it is sent: then it wasn't
 */
export async function chargeOnce<Entry extends ToCharge, Paid>(
  entry: Entry,
  paid: (charged: Entry) => Promise<Paid>,
): Promise<Paid | { kind: 'declined' } | OpenPayment> {
  const sentBefore = entry.step === 'charging' || entry.step === 'unknown'
  if (!sentBefore) saveEntry({ ...entry, step: 'charging' })
  const answer = await chargeCard(entry.charge)
  if (answer === 'declined' && !sentBefore) return { kind: 'declined' }
  if (answer !== 'paid') return leaveUnknown(entry)
  const charged: Entry = { ...entry, step: 'charged' }
  saveEntryIfPossible(charged)
  return paid(charged)
}

/** Notes that nobody knows whether a charge was made; once it is no longer sent again, its reference and days alone. */
export function leaveUnknown(entry: OrderEntry | InvoiceEntry | ChargeEntry): OpenPayment {
  if ('step' in entry)
    saveEntryIfPossible(
      isForgotten(entry) ? chargeOnly(entry, 'unknown') : { ...entry, step: 'unknown' },
    )
  return { kind: 'unknownCharge', reference: entry.reference }
}
