// The props that connect the parts of an order's form with the order.
import type { TypedName } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderProblem } from '~/lib/order-form/problems'

/** What each part of the form gets: values, problems and callbacks. */
export type OrderFieldsProps = {
  form: OrderForm
  problems: readonly OrderProblem[]
  onChange: (changed: Partial<OrderForm>) => void
  onLeave: (field: keyof OrderForm) => void
}

/** The props of a text field. */
export function textField(
  name: TypedName,
  { form, problems, onChange, onLeave }: OrderFieldsProps,
) {
  return {
    name,
    value: form[name],
    error: messageAt(problems, name),
    onValue: (value: string) => onChange({ [name]: value }),
    onLeave: () => onLeave(name),
  }
}

export function messageAt(
  problems: readonly OrderProblem[],
  field: keyof OrderForm,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  // The alert says that it isn't possible; the field says where we deliver.
  return problem?.code === 'outOfArea'
    ? 'We only deliver in Illinois and Wisconsin.'
    : problem?.message
}
