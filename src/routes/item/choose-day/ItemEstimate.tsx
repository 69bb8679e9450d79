// The rent on the chosen days. After the buttons, which stay in a desktop's first view, are the
// estimate of this item's total at the chosen place and the switches for its optional parts; both
// always have the same height, so nothing else moves.
import { useState } from 'react'
import { EventPlaceField } from '~/components/estimate/EventPlaceField'
import type { EstimateState } from '~/components/estimate/use-estimate'
import { useProblem } from '~/components/failures/use-problem'
import { ProtectionToggles } from '~/components/order/choices/ProtectionChoice'
import { OptionalParts } from '~/components/order/OptionalParts'
import { OrderSummary } from '~/components/order/OrderSummary'
import { deliveryCentsPerMile } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { hidesPrice, type Item } from '~/lib/domain/item'
import { formatCents, formatPrice } from '~/lib/domain/money'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { lineCents } from '~/lib/pricing/line-cents'
import { priceOrder } from '~/lib/pricing/order-price'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import type { ItemAddition } from './use-addition'
import styles from './ItemEstimate.module.css'

type RentTotalProps = { item: Item; days: readonly Day[]; quantity: number }

export function RentTotal({ item, days, quantity }: RentTotalProps) {
  const { priceCents } = item
  if (days.length === 0 || priceCents === null || hidesPrice(item)) return null
  const factors = [
    quantity > 1 && `${quantity}`,
    formatPrice(priceCents),
    days.length === 1 ? '1 day' : `${days.length} days`,
  ]
  return (
    <output className={`between ${styles.rent}`}>
      <span>
        Rent <span className={`note ${styles.factors}`}>{factors.filter(Boolean).join(' × ')}</span>
      </span>
      <span className={`sum ${styles.amount}`} translate="no">
        {formatCents(lineCents({ priceCents, quantity, dayCount: days.length }))}
      </span>
    </output>
  )
}

type ItemEstimateProps = {
  estimate: EstimateState
  addition: ItemAddition
  /** No day is chosen yet, so the estimate is for one day. */
  undated: boolean
}

export function ItemEstimate({ estimate, addition, undated }: ItemEstimateProps) {
  const { kind, place, form, change, offer } = estimate
  const { addsCents, totalCents } = addition
  const inCart = addition.cart === 'included'
  const [open, setOpen] = useState(false)
  useProblem(offer?.delivery.kind === 'noDistance' ? 'distance' : null)
  return (
    <section className={styles.estimate} aria-label="Estimate">
      <EventPlaceField place={place} />
      <div className={styles.answer}>
        {offer === null ? (
          <p className="note">Choose your town to see your total with delivery and tax.</p>
        ) : (
          <>
            <output className={styles.total}>
              <span>{labelOf(addition, undated)}</span>
              <span className="sum" translate="no">
                {inCart && addsCents !== 0 ? `+${formatCents(addsCents)}` : formatCents(totalCents)}
              </span>
              <span className={`note ${styles.parts}`}>
                {`${inCart ? `New cart total ${formatCents(totalCents)}. ` : ''}${inTotal(offer.delivery, addition.cart === 'unread')}`}
              </span>
            </output>
            <OptionalParts form={form} quote={priceOrder(kind, form, offer)} change={change}>
              <Button
                look="plain"
                size="small"
                aria-haspopup="dialog"
                onClick={() => setOpen(true)}
              >
                Price details
              </Button>
            </OptionalParts>
            <Dialog open={open} onClose={() => setOpen(false)} title="Price details">
              <div className="stack-16">
                <OrderSummary kind={kind} form={form} offer={offer} undated={undated} />
                <p className="note">
                  {`${inCart ? '' : 'For this item alone. '}Delivery is charged once per order.`}
                </p>
              </div>
            </Dialog>
          </>
        )}
      </div>
    </section>
  )
}

/** The switches of its optional parts. */
export function EstimateOptions({ estimate, addition }: Omit<ItemEstimateProps, 'undated'>) {
  const { form, change, damageWaiverCents } = estimate
  return (
    <section aria-label="Options">
      <ProtectionToggles
        form={form}
        change={change}
        damageWaiverCents={damageWaiverCents}
        besideCart={addition.cart === 'included'}
      />
    </section>
  )
}

/** With a cart: what the item adds, or if nothing, the cart's total. */
function labelOf({ addsCents, missing, cart }: ItemAddition, undated: boolean): string {
  const before = missing && ` before ${missing}`
  if (cart === 'included' && addsCents === 0) return `Cart total${before}`
  return `${cart === 'included' ? 'This adds' : 'Total'}${undated ? ' for one day' : ''}${before}`
}

/**
 * "Includes delivery and tax.": what can't be taken off the total, and what is missing. If the cart
 * can't be read, it also says that this total is for this item alone.
 */
function inTotal({ kind }: DeliveryQuote, isAlone: boolean): string {
  const alone = isAlone ? 'For this item alone. ' : ''
  if (kind === 'fee') return `${alone}Includes delivery and tax.`
  return kind === 'noDistance'
    ? `${alone}Includes tax. We can't calculate delivery there right now. Check the address, or call us.`
    : `${alone}Includes tax. Delivery is ${formatCents(deliveryCentsPerMile)} a mile.`
}
