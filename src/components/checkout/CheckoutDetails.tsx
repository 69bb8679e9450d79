// Who books, and where it goes.
import { AddressField } from '~/components/AddressField'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { Field } from '~/ui/Field'
import styles from './checkout.module.css'
import type { CheckoutPartProps } from './part'

type CheckoutDetailsProps = CheckoutPartProps & {
  onAddress: (change: Partial<Pick<CheckoutForm, 'address' | 'coordinates'>>) => void
}

export function CheckoutDetails({ form, errors, onAddress }: CheckoutDetailsProps) {
  return (
    <>
      <section className={styles.part}>
        <h2>Your details</h2>
        <div className={styles.pair}>
          <Field
            label="First Name"
            name="name"
            defaultValue={form.name}
            error={errors.name}
            autoComplete="given-name"
          />
          <Field
            label="Last Name"
            name="lastName"
            defaultValue={form.lastName}
            error={errors.lastName}
            autoComplete="family-name"
          />
        </div>
        <div className={styles.pair}>
          <Field
            label="Email Address"
            name="email"
            type="email"
            inputMode="email"
            defaultValue={form.email}
            error={errors.email}
            hint="Your confirmation goes here."
            autoComplete="email"
          />
          <Field
            label="Phone Number"
            name="phone"
            type="tel"
            inputMode="tel"
            defaultValue={form.phone}
            error={errors.phone}
            hint="So the driver can reach you on the day."
            autoComplete="tel"
          />
        </div>
      </section>
      <section className={styles.part}>
        <h2>Delivery</h2>
        <AddressField
          label="Delivery Address"
          name="address"
          value={form.address}
          onChange={(address) => onAddress({ address })}
          onCoordinates={(coordinates) => onAddress({ coordinates })}
          error={errors.address}
          hint="Street, city, state. We deliver in parts of Illinois and Wisconsin."
          autoComplete="street-address"
        />
        <input type="hidden" name="coordinates" value={form.coordinates} />
      </section>
    </>
  )
}
