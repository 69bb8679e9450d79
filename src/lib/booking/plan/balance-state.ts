// Whether a booking's balance may be charged now (docs/decisions/paying-a-balance.md).
import { graceMinutes, holdIsOver, holdMs } from '~/lib/availability/allocation'
import type { PaymentAttempt } from '~/lib/db/payment-attempt'

export type BalanceState =
  | { kind: 'chargeable' }
  /** Somebody is paying. `until`: when somebody else may pay if this payment isn't made. */
  | { kind: 'paying'; since: Date; until: Date }
  /** Somebody tried at that time, and nobody knows whether the card was charged. */
  | { kind: 'mayBeCharged'; since: Date }

/** The state of a balance at `now`, by the server's clock. `attempt` is the stored one, or null. */
export function balanceStateOf(attempt: PaymentAttempt | null, now: Date): BalanceState {
  if (!attempt || attempt.step === 'free' || attempt.step === 'paid') return { kind: 'chargeable' }
  const { expires, step } = attempt
  const since = new Date(expires.getTime() - holdMs)
  if (!holdIsOver(expires, now))
    return { kind: 'paying', since, until: new Date(expires.getTime() + graceMinutes * 60_000) }
  return step === 'sent' ? { kind: 'mayBeCharged', since } : { kind: 'chargeable' }
}

/**
 * The attempt that takes over. If the earlier one may have been charged, its end is kept, so that
 * the office can look for two charges.
 * @param attempt SHA-256 of the new charge's idempotency key
 * @param now milliseconds by the server's clock
 */
export function nextAttempt(
  before: PaymentAttempt | null,
  attempt: string,
  now: number,
): PaymentAttempt {
  const earlier = before?.over ?? []
  const over = before?.step === 'sent' ? [...earlier, before.expires] : earlier
  return { attempt, expires: new Date(now + holdMs), step: 'sent', over }
}

/**
 * One's own attempt with the latest end that it can have. Never an earlier end than it had, which
 * the rules refuse: two pages' readings of the server's clock differ by up to a second.
 * @param now milliseconds by the server's clock
 */
export function renewedAttempt(
  attempt: PaymentAttempt,
  step: 'sent' | 'asked',
  now: number,
): PaymentAttempt {
  return { ...attempt, step, expires: new Date(Math.max(attempt.expires.getTime(), now + holdMs)) }
}
