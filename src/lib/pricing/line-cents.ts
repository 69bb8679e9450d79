import type { Cents } from '~/lib/domain/money'

export type QuoteLine = { priceCents: Cents; quantity: number; dayCount: number }

/** Price of one line: price times units times days. */
export function lineCents({ priceCents, quantity, dayCount }: QuoteLine): Cents {
  return priceCents * quantity * dayCount
}
