// Who books, and where it goes.
import type { ChangeEvent } from 'react'
import { AddressField } from '~/components/AddressField'
import { bookingHints, customerFields } from '~/components/customer-fields'
import type { OrderForm, OrderProblem } from '~/lib/booking/order/form'
import { Field } from '~/ui/Field'
import { messageAt } from './problems'
import styles from './order.module.css'

type ContactFieldsProps = {
  form: OrderForm
  problems: readonly OrderProblem[]
  onChange: (changed: Partial<OrderForm>) => void
}

export function ContactFields({ form, problems, onChange }: ContactFieldsProps) {
  const wired = (name: 'name' | 'lastName' | 'phone' | 'email') => ({
    ...customerFields[name],
    value: form[name],
    error: messageAt(problems, name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <div className={styles.pair}>
      <Field {...wired('name')} />
      <Field {...wired('lastName')} />
      <Field {...wired('email')} hint={bookingHints.email} />
      <Field {...wired('phone')} hint={bookingHints.phone} />
    </div>
  )
}

export function DeliveryAddress({ form, problems, onChange }: ContactFieldsProps) {
  return (
    <AddressField
      label="Delivery Address"
      name="address"
      value={form.address}
      onChange={(address) => onChange({ address })}
      onCoordinates={(coordinates) => onChange({ coordinates })}
      error={messageAt(problems, 'address')}
      hint={bookingHints.address}
    />
  )
}
