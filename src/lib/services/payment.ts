// The payment service (specification, section 7). Only its own `success` says what became of a charge.
import { send } from '~/lib/services/http'
import type { Cents } from '~/lib/money'
import { config } from '~/settings'

export type Charge = {
  /** The card provider's id of the payment method. It can be charged once. */
  paymentMethodId: string
  description: string
  amountCents: Cents
  /** The service charges once for the same key; an older one ignores it. */
  idempotencyKey: string
}

/** 'unknown': no answer, or none that can be read. The card may have been charged. */
export type ChargeAnswer = 'paid' | 'declined' | 'unknown'

/** Longest wait for the payment service; a card network may take its time. */
const patienceMs = 45_000

/** Charges a card. Never throws. */
export async function chargeCard(charge: Charge): Promise<ChargeAnswer> {
  const answer = await send({
    method: 'post',
    url: `${config.services.paymentUrl}/paymentInflatables`,
    timeout: patienceMs,
    data: {
      id: charge.paymentMethodId,
      description: charge.description,
      amount: charge.amountCents,
      idempotencyKey: charge.idempotencyKey,
    },
  })
  const body = answer.ok ? (answer.data as { success?: unknown } | null) : null
  if (body?.success === true) return 'paid'
  return body?.success === false ? 'declined' : 'unknown'
}
