// Sends a charge so that it can never be made twice by this browser.
import { note, noteIfPossible } from '~/lib/booking/commit/journal'
import type { InvoiceEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import { chargeCard, type Charge, type ChargeAnswer } from '~/lib/services/payment'

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
 * @throws StorageRefused when the browser refuses to note that it is sent: then it wasn't
 */
export async function chargeOnce(entry: ToCharge): Promise<ChargeAnswer> {
  const sentBefore = entry.step === 'charging' || entry.step === 'unknown'
  if (!sentBefore) note({ ...entry, step: 'charging' })
  const said = await chargeCard(entry.charge)
  const answer = sentBefore && said === 'declined' ? 'unknown' : said
  if (answer !== 'declined')
    noteIfPossible({ ...entry, step: answer === 'paid' ? 'charged' : 'unknown' })
  return answer
}
