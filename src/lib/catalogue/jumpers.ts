import { maxJumpers } from '~/lib/domain/business'
import type { Inflatable } from '~/lib/domain/item'

/** How many may be on an inflatable: its own number where it has one, and never more than the contract allows. */
export function jumpersAtOnce({ jumpers }: Inflatable): number {
  return Math.min(jumpers ?? maxJumpers.itemPage, maxJumpers.contract)
}
