import type { Day } from './day'

/** An item, its days and how many. The same item may be in the cart again with other days. */
export type CartLine = { itemId: string; days: readonly Day[]; quantity: number }
export type Cart = readonly CartLine[]
