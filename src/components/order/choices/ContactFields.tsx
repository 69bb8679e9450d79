// The contact fields and the address of an order. A field shows its error after it is left.
import { AddressFields } from '~/components/address/AddressFields'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { bookingHints, customerFields } from '~/components/fields/customer-fields'
import { HintedField } from '~/components/fields/HintedField'
import type { ItemKind } from '~/lib/domain/item'
import type { DeliveryFee } from '~/lib/pricing/delivery'
import { messages } from '~/lib/text/messages'
import { Notice } from '~/ui/notice/Notice'
import { messageAt, textFieldProps, type OrderFieldsProps } from './order-fields'

export function ContactFields(fieldProps: OrderFieldsProps) {
  const field = (name: keyof typeof customerFields) => ({
    ...customerFields[name],
    ...textFieldProps(name, fieldProps),
  })
  return (
    <div className="pair">
      <HintedField {...field('name')} aria-required />
      <HintedField {...field('lastName')} aria-required />
      <HintedField {...field('email')} hint={bookingHints.email} aria-required />
      <HintedField {...field('phone')} hint={bookingHints.phone} aria-required />
    </div>
  )
}

type DeliveryAddressProps = OrderFieldsProps & {
  /** The kind of a single item; undefined for the cart's order. */
  itemKind?: ItemKind
  delivery?: DeliveryFee
}

export function DeliveryAddress(props: DeliveryAddressProps) {
  const { form, errors, itemKind, delivery, onChange, onLeave } = props
  const isOutOfArea = errors.some(({ code }) => code === 'outOfArea')
  return (
    <div className="stack-12">
      <AddressFields
        label="Delivery Address"
        name="address"
        value={form}
        onChange={onChange}
        onLeave={() => onLeave('address')}
        delivery={delivery}
        error={messageAt(errors, 'address')}
        hint={bookingHints.address}
        directionsError={messageAt(errors, 'directions')}
        onLeaveDirections={() => onLeave('directions')}
      />
      {isOutOfArea && (
        <Notice
          tone="error"
          // An extra has another text for it.
          title={itemKind === 'extras' ? messages.outOfAreaExtra : messages.outOfArea}
        >
          <p>
            We only deliver in Illinois and Wisconsin. Is the address wrong? Correct it, or call{' '}
            <PhoneLink />.
          </p>
        </Notice>
      )}
    </div>
  )
}
