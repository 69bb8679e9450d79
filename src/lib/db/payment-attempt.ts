// A document of `payments`: who may charge a booking's balance. Its id is the booking's.
import { isStored, textField, type Stored } from './fields'

const steps = ['sent', 'asked', 'free', 'paid'] as const

export type PaymentAttempt = {
  /** SHA-256 of the idempotency key of its charge, which only the page that charges knows. */
  attempt: string
  expires: Date
  /**
   * 'sent': its charge may be on its way. 'asked': the customer's bank asks; nothing is charged.
   * 'free': nothing was charged. 'paid': it paid the booking.
   */
  step: (typeof steps)[number]
  /** The end of each attempt that was taken over while its charge may have been on its way. */
  over: readonly Date[]
}

/** A stored attempt; null if there is none that can be read. */
export function readAttempt(stored: Stored | undefined): PaymentAttempt | null {
  if (!stored) return null
  const expires = dateOf(stored['expires'])
  const step = steps.find((each) => each === stored['step'])
  if (expires === null || step === undefined) return null
  const over: unknown[] = Array.isArray(stored['over']) ? stored['over'] : []
  return {
    attempt: textField(stored, 'attempt'),
    expires,
    step,
    over: over.map(dateOf).filter((end) => end !== null),
  }
}

/** A timestamp of either SDK: the pages' or the office's. */
function dateOf(value: unknown): Date | null {
  if (!isStored(value) || typeof value['toDate'] !== 'function') return null
  return (value as { toDate: () => Date }).toDate()
}
