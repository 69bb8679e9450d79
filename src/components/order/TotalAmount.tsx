import type { OrderAmounts } from '~/lib/domain/booking'
import type { WayToPay } from '~/lib/domain/booking-texts'
import { formatCents } from '~/lib/domain/money'
import { depositWords, totalName } from '~/lib/pricing/all-in'
import { notYetIncluded } from '~/lib/pricing/delivery'
import { allInOf } from '~/lib/pricing/order-amounts'
import type { Offer } from '~/lib/pricing/order-price'
import type { Slot } from '~/ui/slot'

type TotalAmountProps = {
  amounts: OrderAmounts
  offer: Offer
  method: WayToPay
  /** After its name. */
  children?: Slot
}

/** An order's total in a bar: the amount, its name, and what of it is paid first. */
export function TotalAmount({ amounts, offer, method, children }: TotalAmountProps) {
  const missing = notYetIncluded(offer.delivery)
  const isPaidLater = amounts.depositCents > 0
  const hasOptions = amounts.fullTotalCents > allInOf(amounts)
  const name =
    hasOptions && missing === '' && !isPaidLater ? 'Total with options' : totalName(missing)
  return (
    <>
      <span className="sum" translate="no">
        {formatCents(amounts.fullTotalCents)}
      </span>
      <span className="note icon-text">
        <span>{isPaidLater ? `${name} · ${depositWords(amounts, method)}` : name}</span>
        {children}
      </span>
    </>
  )
}
