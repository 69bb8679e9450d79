import type { Cents } from '~/lib/domain/money'

export type CardPaymentProps = {
  amountCents: Cents
  loadingText: string
  /** Why nothing can be paid yet; empty if it can. */
  blocked?: string
  /** The customer, for the card provider. */
  billing: { name: string; email: string; phone?: string }
  busy: boolean
  /**
   * Runs the payment. It asks for the payment method when everything else is ready. Null means that the card provider made
   * none and says why at the field.
   */
  onPay: (createPaymentMethod: () => Promise<string | null>) => Promise<void> | void
}
