import type { Day } from '~/lib/domain/day'
import type { Cents } from '~/lib/domain/money'

/** The days of a price; null is a day that the visitor hasn't chosen yet. */
export type PricedDays = readonly (Day | null)[]

export type PricedLine = { priceCents: Cents; quantity: number; days: PricedDays }

/** Price times units times days. */
export function lineCents({ priceCents, quantity, days }: PricedLine): Cents {
  return priceCents * quantity * days.length
}

/** The days, or one day as long as none is chosen. */
export const orOneDay = (days: readonly Day[]): PricedDays => (days.length > 0 ? days : [null])
