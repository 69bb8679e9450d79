// How much of an item a cart may want: in the specification's words, and beside them how many are still free.
import { messages } from '~/lib/text/messages'

/** What keeps something from the cart, and what is good to know beside it; `beside` may be ''. */
export type CartProblem = { text: string; beside: string }

type Units = {
  /** Units of the item that are free on all of the days; null while that isn't known. */
  free: number | null
  /** Units that there are of the item. */
  capacity: number
  /** Those that the cart wants already. */
  inCart: number
  /** How many days are asked about. */
  dayCount: number
}

/** Names the item's own quantity, however little of it is free on those days. */
export function cartLimit(units: Units): CartProblem {
  return { text: messages.cartLimit(units.capacity), beside: howManyFree(units) }
}

/** "4 of 5 are free on that day, 2 in your cart."; '' while no day is chosen, or nobody knows. */
export function howManyFree({ free, capacity, inCart, dayCount }: Units): string {
  if (dayCount === 0 || free === null) return ''
  const when = dayCount === 1 ? 'on that day' : 'on those days'
  const wanted = inCart > 0 ? `, ${inCart} in your cart` : ''
  return `${free} of ${capacity} ${free === 1 ? 'is' : 'are'} free ${when}${wanted}.`
}
