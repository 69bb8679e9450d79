import type { OrderForm } from '~/lib/booking/order/form'
import type { OrderProblem } from '~/lib/booking/order/form-problems'

/** What every part of the form is given: the values as they stand, what is wrong with them, and who hears of changes. */
export type CheckoutPartProps = {
  form: OrderForm
  problems: readonly OrderProblem[]
  onChange: (changed: Partial<OrderForm>) => void
  onLeave: (field: keyof OrderForm) => void
}
