import type { ItemKind } from '~/lib/domain/item'
import { messages } from '~/lib/text/messages'

/** Why something doesn't fit into the cart, and a further sentence, which may be ''. */
export type CartConflict = { text: string; beside: string }

type Units = {
  name: string
  /** Units of the item that are free on all of the days; null while that isn't known. */
  free: number | null
  capacity: number
  inCart: number
  dayCount: number
}

/** Names the most that the cart can have: what is free on those days, or what there is at all. */
export function cartLimitConflict({ kind, ...units }: Units & { kind: ItemKind }): CartConflict {
  const what = kind === 'inflatables' ? kind : 'of these'
  return {
    text: messages.cartLimit(units.free || units.capacity, what),
    beside: howManyFree(units),
  }
}

/** "Folding Chairs: 4 of 5 are available on that day, 2 in your cart."; '' while unknown. */
export function howManyFree({ name, free, capacity, inCart, dayCount }: Units): string {
  if (dayCount === 0 || free === null) return ''
  const when = dayCount === 1 ? 'on that day' : 'on those days'
  const inCartPart = inCart > 0 ? `, ${inCart} in your cart` : ''
  return `${name}: ${free} of ${capacity} ${free === 1 ? 'is' : 'are'} available ${when}${inCartPart}.`
}
