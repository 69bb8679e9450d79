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
  const body = answer.ok ? (answer.data as { success?: unknown; message?: unknown } | null) : null
  if (body?.success === true) return 'paid'
  if (body?.success !== false) return 'unknown'
  return typeof body.message === 'string' && usedUp.test(body.message) ? 'unknown' : 'declined'
}

/**
 * The card provider's words for a payment method that an earlier charge has used up. A browser may send a request again
 * by itself when a connection ends without an answer; where the service ignores keys, this refusal then hides a charge.
 */
const usedUp = /previously used|may not be used again/i
