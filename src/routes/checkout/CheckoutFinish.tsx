// The end of the checkout: payment and signature, what to know before the last press, and step 3.
import { useEffect, useRef } from 'react'
import { AssumedGround } from '~/components/order/choices/GroundChoice'
import type { OrderFieldsProps } from '~/components/order/choices/order-fields'
import { CrewWarnings } from '~/components/order/CrewWarnings'
import { GoodToKnow } from '~/components/order/GoodToKnow'
import { OrderNotice } from '~/components/order/OrderNotice'
import { whatNext } from '~/components/order/outcome-words'
import type { OrderInProgress } from '~/components/order/use-order'
import { CardPayment, loadCardForm } from '~/components/payment/CardPayment'
import type { OrderAmounts } from '~/lib/domain/booking'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import type { Offer } from '~/lib/pricing/order-price'
import { cleanLine } from '~/lib/text/cleaned'
import { orderMessages } from '~/lib/text/order-messages'
import { Payment } from './Payment'
import styles from './checkout.module.css'

type CheckoutFinishProps = {
  order: OrderInProgress
  fieldProps: OrderFieldsProps
  offer: Offer
  amounts: OrderAmounts
  byCard: boolean
  /** The order is checked, so the final button or the card form places it. */
  isReady: boolean
  /** Id of the lost rentals to settle first, if there are any. */
  lostRentalsId: string | undefined
}

export function CheckoutFinish(props: CheckoutFinishProps) {
  const { order, fieldProps, offer, amounts, byCard, isReady, lostRentalsId } = props
  const { form } = fieldProps
  const { requestMode } = offer
  // The card form's room opens as soon as Continue is pressed. If it opened with the answer, it would
  // push down the page below it.
  const isOpening = order.step === 'checking'
  const isPaying = (isReady || isOpening) && byCard
  const isPaidByTerms = hasPaymentTerms({
    hasPurchaseOrder: cleanLine(form.purchaseOrder) !== '',
    method: form.method,
  })
  // Where no rental can be booked, or a payment is unsettled, there is no Continue.
  const canFinish = offer.lines.length > 0 && !order.blocked
  const { name, action } = lastStepOf(byCard, requestMode)
  const lastStep = useRef<HTMLElement>(null)
  useEffect(() => {
    // While the visitor fills in the form. If it fails, the card form says so.
    if (byCard) void loadCardForm().catch(() => {})
  }, [byCard])
  useEffect(() => {
    // After the answer to Continue has taken the focus, which alone would leave the card's field
    // below the edge. Nothing that is chosen later moves the page.
    if (isReady) lastStep.current?.scrollIntoView({ block: 'nearest' })
  }, [isReady])

  return (
    <div className={`stack-24 ${styles.finish}`}>
      <Payment {...fieldProps} offer={offer} />
      <GoodToKnow form={form} offer={offer} isPaidByTerms={isPaidByTerms} />
      <CrewWarnings form={form} offer={offer} />
      <section ref={lastStep} className={`stack-12 ${styles.lastStep}`}>
        {canFinish && <h2>{`Step 3: ${name}`}</h2>}
        {canFinish && <AssumedGround {...form} />}
        <OrderNotice order={order} requestMode={requestMode} lostRentalsId={lostRentalsId} />
        {isOpening && <p className={byCard ? styles.cardToCome : undefined}>Just a moment…</p>}
        {isPaying && isReady && (
          <CardPayment
            {...order.card}
            amountCents={amounts.dueNowCents}
            loadingText={orderMessages.processingCheckout}
          />
        )}
        {!isPaying && canFinish && (
          <>
            {!isReady && (
              <p>{`Press Continue and we check your details. Then you ${action} here.`}</p>
            )}
            <p className="note">{whatNext({ byCard, requestMode, isPaidByTerms, amounts })}</p>
          </>
        )}
      </section>
    </div>
  )
}

function lastStepOf(byCard: boolean, requestMode: boolean) {
  if (requestMode) return { name: 'Send your request', action: 'send your request' }
  return byCard
    ? { name: 'Pay and book', action: 'enter your card' }
    : { name: 'Book', action: 'book' }
}
