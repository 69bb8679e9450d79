// The end of the checkout's form: what to know before the last press, the answer to it, and by card
// the last step.
import { useEffect, useRef, type RefObject } from 'react'
import { CrewWarnings } from '~/components/order/CrewWarnings'
import { GoodToKnow } from '~/components/order/GoodToKnow'
import { OrderNotice } from '~/components/order/OrderNotice'
import { whatNext } from '~/components/order/outcome-words'
import type { OrderInProgress } from '~/components/order/use-order'
import { CardPayment, loadCardForm } from '~/components/payment/CardPayment'
import type { Quote } from '~/lib/domain/booking'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import type { Offer } from '~/lib/pricing/order-price'
import { cleanLine } from '~/lib/text/cleaned'
import { messages } from '~/lib/text/messages'
import styles from './checkout.module.css'

type CheckoutFinishProps = {
  order: OrderInProgress
  offer: Offer
  quote: Quote
  byCard: boolean
  /** The order is checked, and the card form places it. */
  isPaying: boolean
  cardForm: RefObject<HTMLDivElement | null>
  /** Id of the lost rentals to settle first, if there are any. */
  alternativesId: string | undefined
}

export function CheckoutFinish(props: CheckoutFinishProps) {
  const { order, offer, quote, byCard, isPaying, cardForm, alternativesId } = props
  const { form } = order.fields
  const { requestMode } = offer
  const hasTerms = hasPaymentTerms({
    hasPurchaseOrder: cleanLine(form.purchaseOrder) !== '',
    method: form.method,
  })
  const lastStep = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // While the visitor fills in the form. If it fails, the card form says so.
    if (byCard) void loadCardForm().catch(() => {})
  }, [byCard])
  useEffect(() => {
    // After the answer has taken the focus, which alone would leave the card's field below the edge.
    if (isPaying) lastStep.current?.scrollIntoView({ block: 'start' })
  }, [isPaying])

  return (
    <div className={`stack-12 ${styles.finish}`}>
      <GoodToKnow form={form} offer={offer} hasTerms={hasTerms} />
      {isPaying && <h2 ref={lastStep}>Step 3: Pay and book</h2>}
      <CrewWarnings form={form} offer={offer} />
      <OrderNotice order={order} requestMode={requestMode} alternativesId={alternativesId} />
      {isPaying && (
        <div ref={cardForm} tabIndex={-1}>
          <CardPayment
            {...order.card}
            amountCents={quote.totalCents}
            loadingText={messages.processingCheckout}
          />
        </div>
      )}
      {!isPaying && !order.blocked && (
        <p className="note">{whatNext({ byCard, requestMode, hasTerms, quote })}</p>
      )}
    </div>
  )
}
