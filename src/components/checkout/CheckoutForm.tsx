// The checkout's form: contact and address, options, payment.
import {
  ContactFields,
  DeliveryAddress,
  type OrderFieldsProps,
} from '~/components/order/choices/ContactFields'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { KeptNote } from '~/components/order/KeptNote'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import styles from './checkout.module.css'
import { DeliveryOptions } from './DeliveryOptions'
import { Payment } from './Payment'

type CheckoutFormProps = OrderFieldsProps & {
  id: string
  offer: Offer
  /** Which earlier input it contains; null if none. */
  kept: 'details' | 'choices' | null
  /** Called for Continue, and for Enter in a field. Checks the form and never places an order. */
  onCheck: () => void
  /** Empties it for another person. */
  onClear: () => void
}

export function CheckoutForm({ id, offer, kept, onCheck, onClear, ...part }: CheckoutFormProps) {
  return (
    <form
      id={id}
      noValidate
      className={styles.details}
      onSubmit={(event) => {
        event.preventDefault()
        onCheck()
      }}
    >
      <section className="stack-20">
        <h2>Your details</h2>
        {kept === 'details' && <KeptNote what="details" onClear={onClear} />}
        {kept === 'choices' && <KeptNote what="choices" />}
        <ContactFields {...part} />
      </section>
      <section className="stack-20">
        <h2>Delivery</h2>
        <DeliveryAddress {...part} />
      </section>
      <DeliveryOptions {...part} />
      <section className="stack-20">
        <ProtectionChoice
          heading
          kind="cart"
          {...part}
          quote={priceOrder('cart', part.form, offer)}
        />
      </section>
      <Payment {...part} offer={offer} />
    </form>
  )
}
