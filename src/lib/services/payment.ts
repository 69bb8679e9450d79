// The payment service (docs/specification.md). Only `success` says whether it charged the card.
import type { Cents } from '~/lib/domain/money'
import { allSettings } from '~/settings/all-settings'
import { send } from './http'

export type Charge = {
  /** The card provider's id of the payment method. It can be charged once. */
  paymentMethodId: string
  description: string
  amountCents: Cents
  /** The service charges once for the same key; an older one ignores it. */
  idempotencyKey: string
}

/**
 * 'refused': the service takes no request from this page, so another card wouldn't help. 'unknown':
 * no readable answer; the card may have been charged. A client secret: the bank asks the customer,
 * and nothing is charged before the same charge is sent again (docs/going-live.md, "The payment
 * service").
 */
export type ChargeOutcome = 'paid' | 'declined' | 'refused' | 'unknown' | { clientSecret: string }

/** Longest wait for the payment service; a card network may be slow. */
const timeoutMs = 45_000

/** Charges a card. Never throws. */
export async function chargeCard(charge: Charge): Promise<ChargeOutcome> {
  const answer = await send({
    method: 'post',
    url: `${allSettings.services.paymentUrl}/paymentInflatables`,
    timeout: timeoutMs,
    // An error status may have a readable answer too.
    validateStatus: () => true,
    data: {
      id: charge.paymentMethodId,
      description: charge.description,
      amount: charge.amountCents,
      idempotencyKey: charge.idempotencyKey,
    },
  })
  return answer.ok ? meaningOf(answer.data, answer.status) : 'unknown'
}

function meaningOf(body: unknown, status: number): ChargeOutcome {
  const { success, requiresAction, clientSecret } = (body ?? {}) as Record<string, unknown>
  if (success === true) return 'paid'
  if (requiresAction === true && typeof clientSecret === 'string') return { clientSecret }
  if (success !== false && !uncharged.includes(status)) return 'unknown'
  if (unsure.test(JSON.stringify(body))) return 'unknown'
  return success !== false && forbidden.includes(status) ? 'refused' : 'declined'
}

/** Statuses by which a service refuses to look at a request: no card was charged. */
const uncharged = [400, 401, 403, 404, 405, 413, 415, 422]
/** Statuses that refuse this site, whatever the card. */
const forbidden = [401, 403]

/**
 * Refusals that may hide a charge: of a payment method that was used up (a browser may repeat a
 * request by itself), and of a key that another device has used
 * (docs.stripe.com/api/idempotent_requests).
 */
const unsure = /previously used|may not be used again|idempoten/i
