import type { Cents } from '~/lib/domain/money'

export type CardPaymentProps = {
  amountCents: Cents
  /** Announced while a payment runs. */
  loadingText: string
  /** Why nothing can be paid yet; empty when it can. */
  blocked?: string
  /** The card's owner, for the card provider. */
  billing: { name: string; email: string; phone?: string }
  /** A payment runs: the flow around the form says so. */
  busy: boolean
  /**
   * Runs the payment. It asks for the payment method when everything else is ready; null means that the card provider
   * made none, and has said why at the field.
   */
  onPay: (createPaymentMethod: () => Promise<string | null>) => Promise<void> | void
}
