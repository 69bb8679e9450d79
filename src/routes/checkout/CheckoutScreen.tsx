import { useEffect, useRef } from 'react'
import { QuestionsCall } from '~/components/office/QuestionsCall'
import { AssumedGround } from '~/components/order/choices/GroundChoice'
import { CrewWarnings } from '~/components/order/CrewWarnings'
import { GoodToKnow } from '~/components/order/GoodToKnow'
import { OrderNotice } from '~/components/order/OrderNotice'
import { OrderSteps } from '~/components/order/OrderSteps'
import { OrderSummary } from '~/components/order/OrderSummary'
import { whatNext } from '~/components/order/outcome-words'
import { useOrder } from '~/components/order/use-order'
import { useReadAgain } from '~/components/order/use-read-again'
import { CardPayment, loadCardForm } from '~/components/payment/CardPayment'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { lateErrors, orderErrors } from '~/lib/order-form/errors'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { priceOrder } from '~/lib/pricing/order-price'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import type { Slot } from '~/ui/slot'
import { CheckoutBar, FinalButton, ToCardForm } from './CheckoutBar'
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
  const hasTerms = hasPaymentTerms({
    hasPurchaseOrder: cleanLine(form.purchaseOrder) !== '',
    method: form.method,
  })
  useEffect(() => {
    // While the visitor fills in the form. If it fails, the card form says so.
    if (byCard) void loadCardForm().catch(() => {})
  }, [byCard])
  const ready = checked !== null && !blocked
  const isPaying = ready && byCard
  const cardForm = useRef<HTMLDivElement>(null)
  const lastStep = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After the answer has taken the focus, which alone would leave the card's field below the edge.
    if (isPaying) lastStep.current?.scrollIntoView({ block: 'start' })
  }, [isPaying])
  const summary =
    lines.length > 0 ? (
      <div className="stack-16">
        <OrderSummary kind="cart" form={form} offer={offer} change={change} />
        <AssumedGround {...form} />
      </div>
    ) : (
      <p>None of your rentals can be booked as they are.</p>
    )

  function check() {
    if (alternativesId === undefined) order.check()
    else document.querySelector<HTMLElement>(`#${alternativesId}`)?.focus()
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
        <div className={`stack-12 ${styles.finish}`}>
          <GoodToKnow form={form} offer={offer} hasTerms={hasTerms} />
          {isPaying && <h2 ref={lastStep}>Step 3: Pay and book</h2>}
          <CrewWarnings form={form} offer={offer} />
          <OrderNotice order={order} requestMode={requestMode} alternativesId={alternativesId} />
          {isPaying ? (
            <div ref={cardForm} tabIndex={-1}>
              <CardPayment
                {...order.card}
                amountCents={quote.totalCents}
                loadingText={messages.processingCheckout}
              />
            </div>
          ) : (
            !blocked && <p className="note">{whatNext({ byCard, requestMode, hasTerms, quote })}</p>
          )}
        </div>
        <CheckoutBar offer={offer} quote={quote} summary={summary}>
          {blocked ? null : isPaying ? (
            <ToCardForm cardForm={cardForm} />
          ) : (
            <FinalButton
              step={ready ? 'placing' : 'checking'}
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
