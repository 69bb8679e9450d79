// What this item costs in the end, at the place that the visitor chooses. It stands last in the panel, as high without an
// answer as with a closed one: nothing else moves.
import { useState } from 'react'
import { EventPlaceField } from '~/components/order/estimate/EventPlaceField'
import { ProtectionToggles } from '~/components/order/estimate/ProtectionToggles'
import type { EstimateState } from '~/components/order/estimate/use-estimate'
import { OrderSummary } from '~/components/order/OrderSummary'
import type { DeliveryQuote } from '~/lib/delivery-quote'
import { deliveryCentsPerMile } from '~/lib/business'
import { formatCents } from '~/lib/money'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import styles from './ItemEstimate.module.css'

type ItemEstimateProps = {
  estimate: EstimateState
  /** No day is chosen yet: it is told for one. */
  undated: boolean
}

export function ItemEstimate({ estimate, undated }: ItemEstimateProps) {
  const { place, form, change, offer, total } = estimate
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.estimate} aria-label="Estimate">
      <EventPlaceField place={place} />
      <div className={styles.answer}>
        {offer === null || total === null ? (
          <p className={styles.note}>
            Then you see the whole cost here, with delivery, tax and damage waiver.
          </p>
        ) : (
          <>
            <output className={styles.total}>
              <span>
                {totalLabel(total.complete, undated)}
                <span className={styles.open}>{aboutDelivery(offer.delivery.kind)}</span>
              </span>
              <span className={styles.amount}>{formatCents(total.totalCents)}</span>
            </output>
            <Button look="plain" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              What's included
            </Button>
            <Dialog open={open} onClose={() => setOpen(false)} title="What's included">
              <div className={styles.parts}>
                <OrderSummary kind="cart" form={form} offer={offer} undated={undated} />
                <ProtectionToggles form={form} change={change} />
                <p className={styles.note}>
                  For this rental alone. One cart is delivered for one fee.
                </p>
              </div>
            </Dialog>
          </>
        )}
      </div>
    </section>
  )
}

function totalLabel(complete: boolean, undated: boolean): string {
  return `Total${undated ? ' for one day' : ''}${complete ? '' : ' so far'}`
}

function aboutDelivery(kind: DeliveryQuote['kind']): string {
  if (kind === 'fee') return 'Delivery and tax included'
  return kind === 'noDistance'
    ? "We can't work out delivery right now"
    : `Delivery is ${formatCents(deliveryCentsPerMile)} a mile`
}
