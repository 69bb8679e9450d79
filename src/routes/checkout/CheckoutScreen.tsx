import { QuestionsCall } from '~/components/contact/QuestionsCall'
import { OrderSteps } from '~/components/order/OrderSteps'
import { OrderSummary } from '~/components/order/OrderSummary'
import { useOrder } from '~/components/order/use-order'
import { useReadAgain } from '~/components/order/use-read-again'
import type { BookingLine, OrderAmounts } from '~/lib/domain/booking'
import type { WayToPay } from '~/lib/domain/booking-texts'
import type { Cart } from '~/lib/domain/cart'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { depositWords, totalName } from '~/lib/pricing/all-in'
import { notYetIncluded } from '~/lib/pricing/delivery'
import { priceOrder, type Offer } from '~/lib/pricing/order-price'
import { Icon } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import { CheckoutBar, FinalButton } from './CheckoutBar'
import { CheckoutFinish } from './CheckoutFinish'
import { CheckoutForm } from './CheckoutForm'
import { PromoCode } from './PromoCode'
import { useDelivery } from './use-delivery'
import styles from './checkout.module.css'

/** Continue is outside of the form's element, beside the card provider's own form. */
const formId = 'checkout'

type CheckoutScreenProps = {
  cart: Cart
  /** When the lines were read: see `useReadAgain`. */
  readAt: number
  /** The lines that were read when the screen opened; checking reads them again. */
  lines: readonly BookingLine[]
  requestMode: boolean
  /** Id of the lost rentals to settle before checking, if there are any: Continue leads there. */
  lostRentalsId: string | undefined
  /** Notices about the cart's days, above the form. */
  children: Slot
}

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { cart, readAt, lostRentalsId, children, ...read } = props
  const order = useOrder({ itemId: null, wanted: cart })
  const { fields, checked, blocked, step } = order
  // An empty cart would take an unfinished order off the screen.
  useReadAgain(readAt, step === null && !blocked)
  const { form } = fields
  const { delivery, confirm } = useDelivery(form.address, read.requestMode)
  // Once checked, shows the offer that will be placed.
  const offer = checked?.offer ?? { ...read, delivery }
  const { lines, requestMode } = offer
  const amounts = priceOrder('cart', form, offer)

  const byCard = form.method === 'Credit Card' && !requestMode
  const isReady = checked !== null && !blocked
  const hasRentals = lines.length > 0
  const summary = hasRentals ? (
    <OrderSummary kind="cart" form={form} offer={offer} />
  ) : (
    <p>None of your rentals can be booked as they are.</p>
  )

  function check() {
    if (lostRentalsId === undefined) order.check()
    else document.getElementById(lostRentalsId)?.focus()
  }

  const fieldProps = {
    ...fields,
    onLeave: (field: keyof OrderForm) => {
      if (field === 'address') confirm()
      fields.onLeave(field)
    },
  }

  return (
    <>
      <OrderSteps current={checked === null ? 'Details' : 'Book'} />
      {children}
      <div className={`page-end ${styles.columns}`}>
        <CheckoutForm
          id={formId}
          {...fieldProps}
          offer={offer}
          prefilled={order.prefilled}
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
          {/* On a phone the panel looks like the end of the page. */}
          <p className={`icon-text ${styles.next}`}>
            <Icon name="caret-down" size="1rem" />
            <span>Payment comes next, below.</span>
          </p>
        </aside>
        <CheckoutFinish
          order={order}
          fieldProps={fieldProps}
          offer={offer}
          amounts={amounts}
          byCard={byCard}
          isReady={isReady}
          lostRentalsId={lostRentalsId}
        />
        {/* The card form has the last button itself. */}
        {hasRentals && !blocked && !(isReady && byCard) && (
          <CheckoutBar offer={offer} amounts={amounts} method={form.method} summary={summary}>
            <FinalButton
              step={isReady ? 'placing' : 'checking'}
              form={formId}
              requestMode={requestMode}
              busy={step}
              onPlace={order.place}
            />
          </CheckoutBar>
        )}
        <output className="visually-hidden">
          {hasRentals && totalWords(amounts, offer, form.method)}
        </output>
      </div>
    </>
  )
}

/** Said when the total changes: "Total: $565.03". */
function totalWords(amounts: OrderAmounts, offer: Offer, method: WayToPay): string {
  const name = totalName(notYetIncluded(offer.delivery))
  const total = `${name}: ${formatCents(amounts.fullTotalCents)}`
  return amounts.depositCents > 0 ? `${total}, ${depositWords(amounts, method)}` : total
}
