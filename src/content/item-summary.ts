import { sizeText } from '~/lib/catalog/size-text'
import { hidesPrice, isProperty, isPricedDelivered, type Item } from '~/lib/domain/item'
import { perDayWords } from '~/lib/pricing/labels'
import { excerpt } from '~/lib/text/excerpt'

/** A search result's line: what an item is, size, price if shown, and where we deliver it. */
export function itemSummary(item: Item): string {
  const { priceCents } = item
  const size = item.kind === 'inflatables' ? sizeText(item) : ''
  const perDay = priceCents === null || hidesPrice(item) ? '' : perDayWords({ priceCents })
  const facts = [size, perDay && isPricedDelivered(item) ? `${perDay} + delivery & tax` : perDay]
    .filter(Boolean)
    .join(', ')
  return [excerpt(item.description || item.name), facts && `${facts}.`, whereWords(item)]
    .filter(Boolean)
    .join(' ')
}

const whereWords = (item: Item) =>
  isProperty(item) ? 'Near Rockford, Illinois.' : 'We deliver in Rockford, Illinois and nearby.'
