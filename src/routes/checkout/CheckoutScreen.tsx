import { useRef } from 'react'
import { QuestionsCall } from '~/components/office/QuestionsCall'
import { AssumedGround } from '~/components/order/choices/GroundChoice'
import { OrderSteps } from '~/components/order/OrderSteps'
import { OrderSummary } from '~/components/order/OrderSummary'
import { useOrder } from '~/components/order/use-order'
import { useReadAgain } from '~/components/order/use-read-again'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { lateErrors, orderErrors } from '~/lib/order-form/errors'
import { priceOrder } from '~/lib/pricing/order-price'
import type { Slot } from '~/ui/slot'
import { CheckoutBar, FinalButton, ToCardForm } from './CheckoutBar'
import { CheckoutFinish } from './CheckoutFinish'
import { CheckoutForm } from './CheckoutForm'
import { PromoCode } from './PromoCode'
import { useDelivery } from './use-delivery'
import styles from './checkout.module.css'

/** Continue is outside of the form's element, beside the card provider's own form. */
const formId = 'checkout'

/** Everything that a payment by card needs is filled in. */
const canPayNow = (form: OrderForm, requestMode: boolean) =>
  form.method === 'Credit Card' &&
  !requestMode &&
  [...orderErrors(form, false), ...lateErrors(form)].length === 0

type CheckoutScreenProps = {
  cart: Cart
  /** When the lines were read: see `useReadAgain`. */
  readAt: number
  /** The lines that were read when the screen opened; checking reads them again. */
  lines: readonly BookingLine[]
  requestMode: boolean
  /** Id of the lost rentals to settle before checking, if there are any: Continue leads there. */
  alternativesId: string | undefined
  /** Notices about the cart's days, above the form. */
  children: Slot
}

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { cart, readAt, alternativesId, children, ...read } = props
  const order = useOrder({ itemId: null, cart })
  const { fields, checked, blocked, step } = order
  // An empty cart would take an unfinished order off the screen.
  useReadAgain(readAt, step === null && !blocked)
  const { form } = fields
  const { delivery, confirm } = useDelivery(form.address, read.requestMode)
  // Once checked, shows the offer that will be placed.
  const offer = checked?.offer ?? { ...read, delivery }
  const { lines, requestMode } = offer
  const quote = priceOrder('cart', form, offer)

  const byCard = form.method === 'Credit Card' && !requestMode
  const isReady = checked !== null && !blocked
  const isPaying = isReady && byCard
  const cardForm = useRef<HTMLDivElement>(null)
  const summary =
    lines.length > 0 ? (
      <div className="stack-16">
        <OrderSummary kind="cart" form={form} offer={offer} />
        <AssumedGround {...form} />
      </div>
    ) : (
      <p>None of your rentals can be booked as they are.</p>
    )

  function check() {
    if (alternativesId === undefined) order.check()
    else document.getElementById(alternativesId)?.focus()
  }

  /** By card, the form's last press checks it, so that the card's field opens at once. */
  function change(values: Partial<OrderForm>) {
    fields.onChange(values)
    const isPress = 'method' in values || 'terms' in values
    if (isPress && checked === null && !blocked && canPayNow({ ...form, ...values }, requestMode))
      check()
  }

  return (
    <>
      <OrderSteps current={checked === null ? 'Details' : 'Book'} />
      {children}
      <div className={`page-end ${styles.columns}`}>
        <CheckoutForm
          id={formId}
          {...fields}
          onChange={change}
          offer={offer}
          prefilled={order.prefilled}
          onLeave={(field) => {
            if (field === 'address') confirm()
            fields.onLeave(field)
          }}
          onCheck={check}
          onClear={order.clear}
        />
        <aside className={`panel stack-20 ${styles.summary}`} aria-labelledby="checkout-summary">
          <h2 id="checkout-summary">Your booking</h2>
          {summary}
          <PromoCode
            code={form.promoCode}
            onChange={(promoCode) => fields.onChange({ promoCode })}
          />
          <QuestionsCall />
        </aside>
        <CheckoutFinish
          order={order}
          offer={offer}
          quote={quote}
          byCard={byCard}
          isPaying={isPaying}
          cardForm={cardForm}
          alternativesId={alternativesId}
        />
        <CheckoutBar offer={offer} quote={quote} method={form.method} summary={summary}>
          {isPaying && <ToCardForm cardForm={cardForm} />}
          {!isPaying && !blocked && (
            <FinalButton
              step={isReady ? 'placing' : 'checking'}
              form={formId}
              requestMode={requestMode}
              busy={step}
              onPlace={order.place}
            />
          )}
        </CheckoutBar>
      </div>
    </>
  )
}
