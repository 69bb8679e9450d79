import type { Day } from './day'

/** One press of Add To Cart. The same item may be in the cart again with other days. */
export type CartLine = { itemId: string; days: readonly Day[]; quantity: number }
export type Cart = readonly CartLine[]
