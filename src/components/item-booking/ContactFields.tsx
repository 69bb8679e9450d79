// Who books, and where it goes.
import type { ChangeEvent } from 'react'
import { AddressField } from '~/components/AddressField'
import { messageAt } from '~/components/checkout/problems'
import { bookingHints, customerFields } from '~/components/customer-fields'
import type { CheckoutForm, CheckoutProblem } from '~/lib/booking/checkout-form'
import { Field } from '~/ui/Field'
import styles from './item-booking.module.css'

type ContactFieldsProps = {
  form: CheckoutForm
  problems: readonly CheckoutProblem[]
  onChange: (changed: Partial<CheckoutForm>) => void
}

export function ContactFields({ form, problems, onChange }: ContactFieldsProps) {
  const wired = (name: 'name' | 'lastName' | 'phone' | 'email') => ({
    ...customerFields[name],
    value: form[name],
    error: messageAt(problems, name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div className={styles.pair}>
        <Field {...wired('name')} />
        <Field {...wired('lastName')} />
        <Field {...wired('phone')} hint={bookingHints.phone} />
        <Field {...wired('email')} hint={bookingHints.email} />
      </div>
      <AddressField
        label="Delivery Address"
        name="address"
        value={form.address}
        onChange={(address) => onChange({ address })}
        onCoordinates={(coordinates) => onChange({ coordinates })}
        error={messageAt(problems, 'address')}
        hint={bookingHints.address}
      />
    </>
  )
}
