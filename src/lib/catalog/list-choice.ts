// How a visitor sorts and filters the list of rentals: by price, wet or dry, and by their yard. The
// address has all of it.
import { hidesPrice, type Item } from '~/lib/domain/item'
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
}

/** Reads `sort=price-low&water=wet` of an address; unknown values count as null. */
export function readListChoice(params: URLSearchParams): ListChoice {
  const read = (name: string) => cleanLine(params.get(name) ?? '')
  return {
    sort: sorts.find((sort) => sort === read('sort')) ?? null,
    water: waters.find((water) => water === read('water')) ?? null,
    yard: readYard(read('yard')),
  }
}

/** The sorted and filtered items. Items without a shown price come last in either order. */
export function applyListChoice(items: readonly Item[], { sort, water, yard }: ListChoice): Item[] {
  const matching = items.filter(
    (item) => (water === null || isFor(item, water)) && (yard === null || fitsYard(item, yard)),
  )
  if (sort === null) return matching
  const sign = sort === 'price-low' ? 1 : -1
  return matching.sort((one, other) => {
    const [price, otherPrice] = [shownPrice(one), shownPrice(other)]
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

const shownPrice = (item: Item) => (hidesPrice(item) ? null : item.priceCents)
