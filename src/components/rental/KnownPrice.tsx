import type { Item } from '~/lib/domain/item'
import { deliveredPrice, deliveredWords } from '~/lib/pricing/delivered-price'
import { useDestination } from './use-destination'

/** What an item costs delivered to the visitor's place, for all days. */
export function KnownPrice({ item, dayCount }: { item: Item; dayCount: number }) {
  const price = deliveredPrice(item, useDestination(), dayCount)
  return <span>{price && deliveredWords(price)}</span>
}
