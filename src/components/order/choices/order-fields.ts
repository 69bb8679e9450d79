// The props that connect the parts of an order's form with the order.
import type { TypedName } from '~/lib/domain/booking-texts'
import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderError } from '~/lib/order-form/errors'

export type OrderFieldsProps = {
  form: OrderForm
  errors: readonly OrderError[]
  onChange: (changed: Partial<OrderForm>) => void
  onLeave: (field: keyof OrderForm) => void
}

export function textFieldProps(
  name: TypedName,
  { form, errors, onChange, onLeave }: OrderFieldsProps,
) {
  return {
    name,
    value: form[name],
    error: messageAt(errors, name),
    onValue: (value: string) => onChange({ [name]: value }),
    onLeave: () => onLeave(name),
  }
}

export function messageAt(
  errors: readonly OrderError[],
  field: keyof OrderForm,
): string | undefined {
  const error = errors.find((one) => one.field === field)
  // The alert says that it isn't possible; the field says where we deliver.
  return error?.code === 'outOfArea' ? 'We only deliver in Illinois and Wisconsin.' : error?.message
}
