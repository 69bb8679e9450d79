import { ContactFields, DeliveryAddress } from '~/components/order/choices/ContactFields'
import type { OrderFieldsProps } from '~/components/order/choices/order-fields'
import { GroundChoice } from '~/components/order/choices/GroundChoice'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { TimeWindowChoice } from '~/components/order/choices/TimeWindowChoice'
import { KeptNote } from '~/components/order/KeptNote'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import styles from './checkout.module.css'
import { OrganizationFields } from './OrganizationFields'
import { Payment } from './Payment'

type CheckoutFormProps = OrderFieldsProps & {
  id: string
  offer: Offer
  /** Which earlier input it contains; null if none. */
  kept: 'details' | 'choices' | null
  /** Called for Continue, and for Enter in a field. Checks the form and never places an order. */
  onCheck: () => void
  onClear: () => void
}

export function CheckoutForm({ id, offer, kept, onCheck, onClear, ...part }: CheckoutFormProps) {
  return (
    <form
      id={id}
      aria-label="Your order"
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
        <OrganizationFields {...part} />
      </section>
      <section className="stack-20">
        <h2>Delivery</h2>
        <DeliveryAddress {...part} />
      </section>
      <section className={`stack-20 ${styles.options}`} aria-label="Delivery options">
        <GroundChoice {...part} />
        <TimeWindowChoice {...part} />
      </section>
      <section className="stack-20">
        <ProtectionChoice kind="cart" {...part} quote={priceOrder('cart', part.form, offer)} />
      </section>
      <Payment {...part} offer={offer} />
    </form>
  )
}
