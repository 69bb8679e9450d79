import { excerpt } from '~/lib/text/excerpt'
import { hidesPrice, type Item } from '~/lib/domain/item'
import { sizeText } from './size-text'
import { formatCents } from '~/lib/domain/money'

/**
 * A search result's line about an item: what it is, its size, and its price if that is shown
 * (docs/rules.md).
 */
export function itemSummary(item: Item): string {
  const size = item.kind === 'inflatables' ? sizeText(item) : ''
  const price =
    item.priceCents === null || hidesPrice(item) ? '' : `${formatCents(item.priceCents)} a day`
  const facts = [size, price, 'delivered in Rockford, Illinois and nearby'].filter(Boolean)
  return `${excerpt(item.description || item.name)} ${facts.join(', ')}.`
}
