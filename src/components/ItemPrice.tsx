// An item's price per day. A wedding item shows none, nor does a house without one: it is arranged in person. Any other
// price that can't be read is asked for by telephone.
import { hidesPrice, isHouse, type Item } from '~/lib/catalogue/item'
import { Price } from '~/ui/Price'

type ItemPriceProps = { item: Item; size?: 'large' }

export function ItemPrice({ item, ...size }: ItemPriceProps) {
  if (hidesPrice(item)) return null
  if (item.priceCents === null) return isHouse(item) ? null : <span>Call for the price</span>
  return <Price cents={item.priceCents} per="day" {...size} />
}
