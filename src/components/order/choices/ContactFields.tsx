// The contact fields and the address of an order. A field shows its problem after it is left.
import type { ChangeEvent } from 'react'
import { AddressField } from '~/components/address/AddressField'
import { bookingHints, customerFields } from '~/components/fields/customer-fields'
import { HintedField } from '~/components/fields/HintedField'
import { PhoneLink } from '~/components/help/PhoneLink'
import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderProblem } from '~/lib/order-form/problems'
import type { ItemKind } from '~/lib/domain/item'
import { messages } from '~/lib/text/messages'
import { Notice } from '~/ui/notice/Notice'
import { messageAt } from '~/components/order/problems'

/** The props of each part of an order's form: values, problems and callbacks. */
export type OrderFieldsProps = {
  form: OrderForm
  problems: readonly OrderProblem[]
  onChange: (changed: Partial<OrderForm>) => void
  onLeave: (field: keyof OrderForm) => void
}

export function ContactFields({ form, problems, onChange, onLeave }: OrderFieldsProps) {
  const wired = (name: 'name' | 'lastName' | 'phone' | 'email') => ({
    ...customerFields[name],
    value: form[name],
    error: messageAt(problems, name),
    'aria-required': true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
    onLeave: () => onLeave(name),
  })
  return (
    <div className="pair">
      <HintedField {...wired('name')} />
      <HintedField {...wired('lastName')} />
      <HintedField {...wired('email')} hint={bookingHints.email} />
      <HintedField {...wired('phone')} hint={bookingHints.phone} />
    </div>
  )
}

type DeliveryAddressProps = OrderFieldsProps & {
  /** The kind of a single item; undefined for the cart's order. */
  item?: ItemKind
}

export function DeliveryAddress({ form, problems, item, onChange, onLeave }: DeliveryAddressProps) {
  const isOutOfArea = problems.some(({ code }) => code === 'outOfArea')
  return (
    <div className="stack-12">
      <AddressField
        label="Delivery Address"
        name="address"
        value={form.address}
        onChange={(address) => onChange({ address })}
        onCoordinates={(coordinates) => onChange({ coordinates })}
        onLeave={() => onLeave('address')}
        error={messageAt(problems, 'address')}
        hint={bookingHints.address}
      />
      {isOutOfArea && (
        <Notice tone="error" title={outOfArea(item)}>
          <p>
            We only deliver in Illinois and Wisconsin. Is the address wrong? Correct it, or call{' '}
            <PhoneLink />.
          </p>
        </Notice>
      )}
    </div>
  )
}

/** An extra has another text for it. */
const outOfArea = (item: ItemKind | undefined) =>
  item === 'extras' ? messages.outOfAreaExtra : messages.outOfArea
