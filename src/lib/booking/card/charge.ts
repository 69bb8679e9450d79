// Sends a charge at most once from this browser.
import { saveEntry, saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { ChargeEntry, InvoiceEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { NotCharged, UnsettledPayment } from '~/lib/booking/commit/outcome'
import { chargeCard, type Charge, type ChargeOutcome } from '~/lib/services/payment'
import { askBank } from '~/lib/services/stripe'
import { chargeOnly } from './settle-with-office'

/** How long the card provider knows a charge's key (docs.stripe.com/api/idempotent_requests). */
const resentForMs = 24 * 60 * 60_000

/** True once a charge without an answer may no longer be repeated. `at`: its start, in ms. */
export const isForgotten = ({ at }: { at: number }) => Date.now() - at > resentForMs

type ToCharge = (OrderEntry | InvoiceEntry) & { charge: Charge }

type ChargeHooks<Entry, Paid> = {
  /** Called when the bank asks the customer. Nothing is charged until the charge is sent again. */
  asked?: () => Promise<void>
  /** Whether the charge may be sent again after that, which may have taken minutes. */
  maySendAgain: () => Promise<boolean>
  /** Called after the charge; its result is the outcome. */
  paid: (charged: Entry) => Promise<Paid>
}

/**
 * Saves the charge in the journal, then sends it (docs/decisions/order-flow.md). If its answer is
 * missing, the same charge may be repeated. Only 'paid' counts then: a refusal of the repeat says
 * nothing about the first charge, which may have used up the payment method.
 * @throws StorageRefused when the browser refuses to store the journal; then nothing was sent
 */
export async function chargeOnce<Entry extends ToCharge, Paid>(
  entry: Entry,
  { paid, ...hooks }: ChargeHooks<Entry, Paid>,
): Promise<Paid | NotCharged | UnsettledPayment> {
  const sentBefore = entry.step === 'charging' || entry.step === 'unknown'
  if (!sentBefore) saveEntry({ ...entry, step: 'charging' })
  const outcome = await chargeConfirmed(entry, hooks)
  if (outcome === 'declined' && !sentBefore) return { kind: outcome }
  if (outcome === 'refused' && !sentBefore) return { kind: 'chargeRefused' }
  if (outcome !== 'paid') return leaveUnknown(entry)
  const charged: Entry = { ...entry, step: 'charged' }
  saveEntryIfPossible(charged)
  return paid(charged)
}

/**
 * If the bank wants the customer's confirmation, sends the same charge again after it: until then
 * nothing is charged, and the answer says whether the bank has it.
 */
async function chargeConfirmed(
  { charge }: ToCharge,
  { asked, maySendAgain }: Omit<ChargeHooks<never, never>, 'paid'>,
): Promise<Exclude<ChargeOutcome, object>> {
  const outcome = await chargeCard(charge)
  if (typeof outcome === 'string') return outcome
  await Promise.all([asked?.(), askBank(outcome.clientSecret)])
  if (!(await maySendAgain())) return 'declined'
  const confirmed = await chargeCard(charge)
  return typeof confirmed === 'string' ? confirmed : 'declined'
}

/** Saves that a charge's result is unknown. A day later, only its reference and days stay. */
export function leaveUnknown(entry: OrderEntry | InvoiceEntry | ChargeEntry): UnsettledPayment {
  if ('step' in entry)
    saveEntryIfPossible(
      isForgotten(entry) ? chargeOnly(entry, 'unknown') : { ...entry, step: 'unknown' },
    )
  return { kind: 'unknownCharge', reference: entry.reference }
}
