import {
  ContactFields,
  DeliveryAddress,
  type OrderFieldsProps,
} from '~/components/order/choices/ContactFields'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { TimeWindowChoice } from '~/components/order/choices/TimeWindowChoice'
import { KeptNote } from '~/components/order/KeptNote'
import { floorTypes } from '~/lib/order-form/form'
import { floorLabels } from '~/lib/pricing/labels'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import styles from './checkout.module.css'
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
      </section>
      <section className="stack-20">
        <h2>Delivery</h2>
        <DeliveryAddress {...part} />
      </section>
      <section className={`stack-20 ${styles.options}`} aria-label="Delivery options">
        <ChoiceGroup legend="What surface will we set up on?" columns={3}>
          {floorTypes.map((floor) => (
            <ChoiceRow
              key={floor}
              type="radio"
              name="floorType"
              value={floor}
              label={floorLabels[floor]}
              checked={part.form.floorType === floor}
              onChange={() => part.onChange({ floorType: floor })}
            />
          ))}
        </ChoiceGroup>
        <TimeWindowChoice {...part} />
      </section>
      <section className="stack-20">
        <ProtectionChoice kind="cart" {...part} quote={priceOrder('cart', part.form, offer)} />
      </section>
      <Payment {...part} offer={offer} />
    </form>
  )
}
