import { maxJumpers } from '~/lib/domain/business'
import type { Inflatable } from '~/lib/domain/item'
import { categoryOf } from './category-items'

/** An inflatable's own number if it has one, but never more than the contract allows. */
export function jumpersAtOnce({ jumpers }: Inflatable): number {
  return Math.min(jumpers ?? maxJumpers.itemPage, maxJumpers.contract)
}

/** The same in words: "5 jumpers"; on a slide or a game, where nobody jumps, "2 people". */
export function jumperWords(inflatable: Inflatable): string {
  const count = jumpersAtOnce(inflatable)
  const slug = categoryOf(inflatable)?.slug
  if (slug === 'slides' || slug === 'games-and-obstacles')
    return count === 1 ? '1 person' : `${count} people`
  return count === 1 ? '1 jumper' : `${count} jumpers`
}
