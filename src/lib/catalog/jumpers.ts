import { maxJumpers } from '~/lib/domain/business'
import type { Inflatable } from '~/lib/domain/item'

/**
 * How many people may be on an inflatable at once: its own number if it has one, but never more
 * than the contract allows.
 */
export function jumpersAtOnce({ jumpers }: Inflatable): number {
  return Math.min(jumpers ?? maxJumpers.itemPage, maxJumpers.contract)
}
