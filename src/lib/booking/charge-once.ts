// Sends a charge so that it can never be made twice by this browser.
import { noteIfPossible, notePayment, type Payment } from '~/lib/booking/journal'
import { chargeCard, type ChargeAnswer } from '~/lib/services/payment'

/**
 * Charges what is noted in `payment.charge`, the journal first.
 * Once an answer stayed away, the same charge (same key, same payment method) may be sent again, and only 'paid' is
 * believed then: a refusal of the repeat says nothing about the first one, which may have used up the payment method.
 * @throws when the browser refuses to store that it is sent: then it wasn't
 */
export async function chargeOnce(
  payment: Payment & { charge: NonNullable<Payment['charge']> },
): Promise<ChargeAnswer> {
  const sentBefore = payment.step === 'charging'
  if (!sentBefore) notePayment({ ...payment, step: 'charging' })
  const answer = await chargeCard(payment.charge)
  if (answer === 'paid') noteIfPossible({ ...payment, step: 'charged' })
  return sentBefore && answer === 'declined' ? 'unknown' : answer
}
