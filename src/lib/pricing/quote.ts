// The amounts of a booking (docs/specification.md).
import {
  damageWaiverBasisPoints,
  depositCents,
  insuranceCents,
  promoCodes,
  taxBasisPoints,
  timeWindows,
  type TimeWindow,
} from '~/lib/domain/business'
import type { Quote } from '~/lib/domain/booking'
import { cleanLine } from '~/lib/text/cleaned'
import { basisPointsOf, type Cents } from '~/lib/domain/money'

export type QuoteLine = { priceCents: Cents; quantity: number; dayCount: number }

export type QuoteInput = {
  lines: readonly QuoteLine[]
  /** Whole percent off the rent. */
  promoPercent: number
  /** Null outside Illinois and Wisconsin, which only request mode allows: no tax there. */
  state: 'IL' | 'WI' | null
  /** The charge for distance. */
  deliveryFeeCents: Cents
  timeWindow: TimeWindow
  damageWaiver: boolean
  insurance: boolean
  /** Only the deposit is paid now. */
  depositOnly: boolean
}

/** What is copied along with a code: quotes, and the end of its sentence. */
const aroundCode = /^[\s"'“”„‘’‚«»‹›`(]+|[\s"'“”„‘’‚«»‹›`).,;:!]+$/g

/**
 * Whole percent that a promo code takes off the rent, in any case; 0 for an unknown code
 * (docs/rules.md, "Rent").
 */
export function promoPercent(code: string): number {
  const typed = cleanLine(code).replaceAll(aroundCode, '').toLowerCase()
  const known = Object.entries(promoCodes).find(([each]) => each.toLowerCase() === typed)
  return known?.[1] ?? 0
}

/** Price of one line: price times units times days. */
export function lineCents({ priceCents, quantity, dayCount }: QuoteLine): Cents {
  return priceCents * quantity * dayCount
}

/** Calculates a booking's amounts in whole cents. */
export function quoteBooking(input: QuoteInput): Quote {
  const fullRentCents = input.lines.reduce((sum, line) => sum + lineCents(line), 0)
  const rentCents = basisPointsOf(fullRentCents, (100 - input.promoPercent) * 100)
  const parts = {
    taxCents: input.state === null ? 0 : basisPointsOf(rentCents, taxBasisPoints[input.state]),
    deliveryFeeCents: input.deliveryFeeCents,
    timeWindowCents: timeWindows[input.timeWindow].cents,
    damageWaiverCents: input.damageWaiver ? basisPointsOf(rentCents, damageWaiverBasisPoints) : 0,
    insuranceCents: input.insurance ? insuranceCents : 0,
  }
  const fullTotalCents = Object.values(parts).reduce((sum, part) => sum + part, rentCents)
  const deposit = input.depositOnly ? depositCents : 0
  return {
    fullRentCents,
    discountCents: fullRentCents - rentCents,
    rentCents,
    ...parts,
    fullTotalCents,
    depositCents: deposit,
    totalCents: deposit || fullTotalCents,
  }
}
