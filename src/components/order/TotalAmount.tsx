import type { Quote } from '~/lib/domain/booking'
import type { PaymentMethod } from '~/lib/domain/booking-texts'
import { formatCents } from '~/lib/domain/money'
import { depositWords, totalName } from '~/lib/pricing/all-in'
import { notYetIncluded } from '~/lib/pricing/delivery'
import type { Offer } from '~/lib/pricing/order-price'
import { allInOf } from '~/lib/pricing/quote'
import type { Slot } from '~/ui/slot'

type TotalAmountProps = {
  quote: Quote
  offer: Offer
  method: PaymentMethod
  /** After its name. */
  children?: Slot
}

/** An order's total in a bar: the amount, its name, and what of it is paid first. */
export function TotalAmount({ quote, offer, method, children }: TotalAmountProps) {
  const missing = notYetIncluded(offer.delivery)
  const isPaidLater = quote.depositCents > 0
  const hasOptions = quote.fullTotalCents > allInOf(quote)
  const name =
    hasOptions && missing === '' && !isPaidLater ? 'Total with options' : totalName(missing)
  return (
    <>
      <span className="sum" translate="no">
        {formatCents(quote.fullTotalCents)}
      </span>
      <span className="note icon-text">
        <span>{isPaidLater ? `${name} · ${depositWords(quote, method)}` : name}</span>
        {children}
      </span>
    </>
  )
}
