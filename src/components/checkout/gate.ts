import type { CheckoutForm } from '~/lib/booking/checkout-form'

/** The values whose change after Continue hides the final button again (specification, section 4). */
export function gateOf({ name, lastName, email, phone, address, terms }: CheckoutForm): string {
  return JSON.stringify([name, lastName, email, phone, address, terms])
}
