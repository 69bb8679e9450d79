// Who books, and where it goes.
import { AddressField } from '~/components/AddressField'
import { bookingHints, customerFields } from '~/components/customer-fields'
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
          <Field {...customerFields.name} defaultValue={form.name} error={errors.name} />
          <Field
            {...customerFields.lastName}
            defaultValue={form.lastName}
            error={errors.lastName}
          />
        </div>
        <div className={styles.pair}>
          <Field
            {...customerFields.email}
            defaultValue={form.email}
            error={errors.email}
            hint={bookingHints.email}
          />
          <Field
            {...customerFields.phone}
            defaultValue={form.phone}
            error={errors.phone}
            hint={bookingHints.phone}
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
          hint={bookingHints.address}
          autoComplete="street-address"
        />
        <input type="hidden" name="coordinates" value={form.coordinates} />
      </section>
    </>
  )
}
