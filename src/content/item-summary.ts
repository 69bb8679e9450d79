import { sizeText } from '~/lib/catalog/size-text'
import { hidesPrice, isHouse, type Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import { isPricedDelivered, leastFeeCents } from '~/lib/pricing/least-delivery'
import { excerpt } from '~/lib/text/excerpt'

/**
 * A search result's line about an item: what it is, its size, and its price if that is shown
 * (docs/rules.md): for a day, and with the delivery, which nobody can leave out.
 */
export function itemSummary(item: Item): string {
  const size = item.kind === 'inflatables' ? sizeText(item) : ''
  const price =
    item.priceCents === null || hidesPrice(item) ? '' : `${formatPrice(item.priceCents)} a day`
  const facts = [size, price, deliveryWords(item)].filter(Boolean)
  return `${excerpt(item.description || item.name)} ${facts.join(', ')}.`
}

function deliveryWords(item: Item): string {
  if (isHouse(item)) return 'near Rockford, Illinois'
  const from = isPricedDelivered(item)
    ? `from ${formatPrice(item.priceCents + leastFeeCents)} `
    : ''
  return `${from}delivered in Rockford, Illinois and nearby`
}
