// How a visitor sorts and filters the list of rentals, as the URL has it.
import type { Item } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { cleanLine } from '~/lib/text/cleaned'
import { fitsYard, readYard, type Yard } from './setup-area'

const sorts = ['price-low', 'price-high'] as const
const waters = ['wet', 'dry'] as const

export type ListChoice = {
  /** Null: in the catalog's own order. */
  sort: (typeof sorts)[number] | null
  /** Items for wet and dry use are in both. Null: everything, including extras. */
  water: (typeof waters)[number] | null
  /** Null: of any size. */
  yard: Yard | null
  /** The highest price, in whole dollars. Null shows every item, also one without a price. */
  most: number | null
}

/** The price of an item as the list shows it, in cents; null if it shows none. */
export type PriceOf = (item: Item) => Cents | null

/** Reads `sort=price-low&water=wet&most=250` of a URL; unknown values count as null. */
export function readListChoice(params: URLSearchParams): ListChoice {
  const read = (name: string) => cleanLine(params.get(name) ?? '')
  return {
    sort: sorts.find((sort) => sort === read('sort')) ?? null,
    water: waters.find((water) => water === read('water')) ?? null,
    yard: readYard(read('yard')),
    most: /^[1-9]\d{0,5}$/.test(read('most')) ? Number(read('most')) : null,
  }
}

/** Items without a shown price come last in either order, and aren't below any highest price. */
export function applyListChoice(
  items: readonly Item[],
  { sort, water, yard, most }: ListChoice,
  priceOf: PriceOf,
): Item[] {
  const isInPrice = (item: Item) => most === null || (priceOf(item) ?? Infinity) <= most * 100
  const matching = items.filter(
    (item) =>
      (water === null || isFor(item, water)) &&
      (yard === null || fitsYard(item, yard)) &&
      isInPrice(item),
  )
  if (sort === null) return matching
  const sign = sort === 'price-low' ? 1 : -1
  return matching.sort((one, other) => {
    const [price, otherPrice] = [priceOf(one), priceOf(other)]
    if (price === null || otherPrice === null)
      return Number(price === null) - Number(otherPrice === null)
    return sign * (price - otherPrice)
  })
}

/** Whether a list has anything to use with water. */
export const hasWet = (items: readonly Item[]): boolean => items.some((item) => isFor(item, 'wet'))

function isFor(item: Item, water: 'wet' | 'dry'): boolean {
  return item.kind === 'inflatables' && (item.wetDry?.toLowerCase().includes(water) ?? false)
}
