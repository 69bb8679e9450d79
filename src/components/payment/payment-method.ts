// How the card provider makes a payment method, of a card or of a wallet's sheet.
import type { PaymentMethodResult, StripeError } from '@stripe/stripe-js'
import type { Cents } from '~/lib/domain/money'
import { TimeoutError, withTimeout } from '~/lib/loading/with-timeout'

/** Null means that the card provider made none and says why beside its field. */
type CreatePaymentMethod = () => Promise<string | null>

/** Runs the payment. It asks for the payment method when everything else is ready. */
type OnPay = (createPaymentMethod: CreatePaymentMethod) => Promise<void> | void

export type CardPaymentProps = {
  amountCents: Cents
  loadingText: string
  /** Why nothing can be paid yet; empty if it can. */
  whyDisabled?: string
  billing: { name: string; email: string; phone?: string }
  /** The delivery's address. Its ZIP code is the card's at most parties, and can be changed. */
  address: string
  busy: boolean
  onPay: OnPay
  /** Before the payment ends. Without it, the card shows the provider's text about the email. */
  onEmailRefused?: () => void
}

/** Longest wait for the card provider to make a payment method; nothing is charged before. */
const timeoutMs = 30_000

/** Returns null if the card provider takes too long. Nothing is charged then. */
export function withMethodTimeout(
  made: Promise<PaymentMethodResult>,
): Promise<PaymentMethodResult | null> {
  return withTimeout(timeoutMs, made).catch((error: unknown) => {
    if (error instanceof TimeoutError) return null
    throw error
  })
}

/** What to show beside the card about a refusal; '' if another field shows it. */
export function refusalText(
  { code, param, message = '' }: StripeError,
  onEmailRefused: (() => void) | undefined,
): string {
  const isEmail = code === 'email_invalid' || param === 'billing_details[email]'
  if (!isEmail || !onEmailRefused) return message
  onEmailRefused()
  return ''
}

/**
 * Runs a payment whose wallet's sheet was just confirmed. The sheet waits for the payment method;
 * if none is made, it is told, or it would wait until it gives up by itself.
 */
export async function payFromSheet(
  sheet: { paymentFailed: (why: { reason: 'fail' }) => void },
  createPaymentMethod: CreatePaymentMethod,
  onPay: OnPay,
): Promise<void> {
  let isMade = false
  try {
    await onPay(async () => {
      const id = await createPaymentMethod()
      isMade = id !== null
      return id
    })
  } finally {
    if (!isMade) sheet.paymentFailed({ reason: 'fail' })
  }
}
