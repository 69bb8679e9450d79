import type { CheckoutForm } from '~/lib/booking/checkout-form'

/** What every part of the checkout form is given: the values as they stand, and what is wrong with them. */
export type CheckoutPartProps = {
  form: CheckoutForm
  errors: Readonly<Partial<Record<keyof CheckoutForm, string>>>
}
