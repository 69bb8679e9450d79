import { promoCodes } from '~/lib/business'

/** Whole percent that a promo code takes off the rent: compared without case, 0 for an unknown code (section 5). */
export function promoPercent(code: string): number {
  const known = code.trim().toLowerCase()
  return Object.hasOwn(promoCodes, known) ? (promoCodes[known] ?? 0) : 0
}
