// What delivery costs at least, for visitors of whom no town is known. The home page loads this.
import { flatDeliveryCents, wisconsinDeliveryCents } from '~/lib/domain/business'
import { hidesPrice, isHouse, type Item } from '~/lib/domain/item'
import { formatPrice, type Cents } from '~/lib/domain/money'

/** The lowest fee of a town that is known by its name alone. */
export const leastFeeCents: Cents = Math.min(flatDeliveryCents, wisconsinDeliveryCents)

/** "delivery from $30" */
export const leastDelivery = `delivery from ${formatPrice(leastFeeCents)}`

/** Whether an item shows a price to which delivery belongs. A house isn't delivered. */
export function isPricedDelivered(item: Item): item is Item & { priceCents: Cents } {
  return item.priceCents !== null && !hidesPrice(item) && !isHouse(item)
}
