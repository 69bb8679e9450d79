// An item's price per day. For a wedding item it says that the cart shows it; a house without a price shows nothing; any
// other unreadable price asks for a call.
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
