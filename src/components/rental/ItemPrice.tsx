// An item's price per day. For a wedding item it says that the cart shows it; a house without a
// price shows nothing; any other unreadable price asks for a call.
import { hidesPrice, isBookable, isHouse, type Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/quote'
import { Price } from '~/ui/facts/Price'

type ItemPriceProps = {
  item: Item
  size?: 'large'
  /** The event's days; with several, their price is next to the price of one day. */
  dayCount?: number
}

export function ItemPrice({ item, dayCount = 1, ...size }: ItemPriceProps) {
  const { priceCents } = item
  if (isHouse(item) && (priceCents === null || hidesPrice(item))) return null
  if (priceCents === null || (hidesPrice(item) && !isBookable(item)))
    return <span>Call for price</span>
  if (hidesPrice(item)) return <span>See price in cart</span>
  const price = <Price cents={priceCents} perDay {...size} />
  if (dayCount === 1) return price
  return (
    <span>
      {price}{' '}
      <span className="note">
        {`${formatPrice(lineCents({ priceCents, quantity: 1, dayCount }))} for ${dayCount} days`}
      </span>
    </span>
  )
}
