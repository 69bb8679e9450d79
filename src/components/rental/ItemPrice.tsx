// An item's price per day. A wedding item's shows from the cart on, and here it says so; a house without a price is
// arranged in person. Any other price that can't be read is asked for by telephone.
import { hidesPrice, isBookable, isHouse, type Item } from '~/lib/domain/item'
import { Price } from '~/ui/facts/Price'

type ItemPriceProps = { item: Item; size?: 'large' }

export function ItemPrice({ item, ...size }: ItemPriceProps) {
  const { priceCents } = item
  if (isHouse(item) && (priceCents === null || hidesPrice(item))) return null
  if (priceCents === null || (hidesPrice(item) && !isBookable(item)))
    return <span>Call for the price</span>
  if (hidesPrice(item)) return <span>Price shown in your cart</span>
  return <Price cents={priceCents} per="day" {...size} />
}
