// What the visitor fills in before the summary: who books, where, and what of the options.
import { useState } from 'react'
import { HintedField } from '~/components/fields/HintedField'
import { ContactFields, DeliveryAddress } from '~/components/order/choices/ContactFields'
import { DeliveryChoices } from '~/components/order/choices/DeliveryChoices'
import { GroundChoice } from '~/components/order/choices/GroundChoice'
import { textFieldProps, type OrderFieldsProps } from '~/components/order/choices/order-fields'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { KeptNote } from '~/components/order/KeptNote'
import { paymentTerms } from '~/components/order/outcome-words'
import type { OrderInProgress } from '~/components/order/use-order'
import type { WayToPay } from '~/lib/domain/booking-texts'
import { organizationFields } from '~/lib/order-form/form'
import { organizationText } from '~/lib/order-form/organization'
import { untaxedInOffice } from '~/lib/order-notes/order-notes'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import { allSettings } from '~/settings/all-settings'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import styles from './checkout.module.css'

type CheckoutFormProps = OrderFieldsProps & {
  id: string
  offer: Offer
  prefilled: OrderInProgress['prefilled']
  /** Called for Continue, and for Enter in a field. Checks the form and never places an order. */
  onCheck: () => void
  onClear: () => void
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { id, offer, prefilled, onCheck, onClear, ...fieldProps } = props
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
        {prefilled.contact ? <KeptNote onClear={onClear} /> : prefilled.choices && <KeptNote />}
        <ContactFields {...fieldProps} />
        <OrganizationFields {...fieldProps} />
      </section>
      <section className="stack-20">
        <h2>Delivery</h2>
        <DeliveryAddress {...fieldProps} delivery={offer.delivery} />
      </section>
      <section className={`stack-20 ${styles.options}`} aria-label="Delivery options">
        <GroundChoice {...fieldProps} />
        <DeliveryChoices {...fieldProps} />
      </section>
      <section className="stack-20">
        <ProtectionChoice
          kind="cart"
          {...fieldProps}
          amounts={priceOrder('cart', fieldProps.form, offer)}
        />
      </section>
    </form>
  )
}

/** What a school, church or company adds to its order, folded away for everybody else. */
function OrganizationFields(fieldProps: OrderFieldsProps) {
  const { form, errors, onChange } = fieldProps
  const [open, setOpen] = useState(() => organizationText(form) !== '')
  const hasError = errors.some(({ field }) => organizationFields.some((own) => own === field))
  // It stays open once the error is solved, as the visitor is typing there.
  if (hasError && !open) setOpen(true)
  return (
    <>
      <div>
        <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ordering for a school, church or company?
        </Button>
      </div>
      {open && (
        <div className="stack-16">
          <HintedField
            {...textFieldProps('organization', fieldProps)}
            label="Organization"
            autoComplete="organization"
          />
          <HintedField
            {...textFieldProps('purchaseOrder', fieldProps)}
            label="Purchase order number"
            autoComplete="off"
            hint={`If you have one. ${purchaseOrderHint(form.method)}`}
          />
          {form.insurance && (
            <HintedField
              {...textFieldProps('certificateName', fieldProps)}
              label="Name for the insurance certificate"
              autoComplete="off"
              hint="The person, school or park district asking for it."
            />
          )}
          <ChoiceRow
            type="checkbox"
            name="taxExempt"
            label="We're tax-exempt"
            hint={
              form.method === 'Credit Card'
                ? 'Tax stays in your total for now. Our office will check your exemption and refund the tax.'
                : `Tax stays in your total for now; ${untaxedInOffice}.`
            }
            checked={form.taxExempt}
            onChange={(event) => onChange({ taxExempt: event.target.checked })}
          />
        </div>
      )}
    </>
  )
}

/** A school may take an order with a number for one that is paid later. */
function purchaseOrderHint(method: WayToPay): string {
  if (method === 'Credit Card') return "We'll put it on your booking and invoice."
  return allSettings.acceptsPurchaseOrders
    ? paymentTerms
    : "We'll put it on your booking and invoice. It doesn't change when payment is due."
}
