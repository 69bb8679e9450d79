// Who books, and where it goes.
import type { ChangeEvent } from 'react'
import { AddressField } from '~/components/AddressField'
import { messageAt } from '~/components/checkout/problems'
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
    name,
    value: form[name],
    error: messageAt(problems, name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div className={styles.pair}>
        <Field label="First Name" autoComplete="given-name" {...wired('name')} />
        <Field label="Last Name" autoComplete="family-name" {...wired('lastName')} />
        <Field
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="So the driver can reach you on the day."
          {...wired('phone')}
        />
        <Field
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Your confirmation goes here."
          {...wired('email')}
        />
      </div>
      <AddressField
        label="Delivery Address"
        name="address"
        value={form.address}
        onChange={(address) => onChange({ address })}
        onCoordinates={(coordinates) => onChange({ coordinates })}
        error={messageAt(problems, 'address')}
        hint="Street, city, state. We deliver in parts of Illinois and Wisconsin."
      />
    </>
  )
}
