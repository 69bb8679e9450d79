// What the two protections cover and don't cover (docs/specification.md).
import { damageWaiverBasisPoints } from '~/lib/domain/business'
import { formatPercent } from '~/lib/domain/money'

export const damageWaiverTerms = `${formatPercent(damageWaiverBasisPoints)} of the rent, non-refundable. It's not liability insurance and doesn't cover theft, vandalism, silly string, misuse, abuse or missing equipment.`
export const insuranceTerms =
  "For parks, schools, churches and offices that ask for one. Parties at home usually don't need it."

/**
 * The chosen protections, for a list of what a total includes: "damage waiver", "insurance
 * certificate".
 */
export function protectionNames(chosen: { damageWaiver: boolean; insurance: boolean }): string[] {
  return [
    ...(chosen.damageWaiver ? ['damage waiver'] : []),
    ...(chosen.insurance ? ['insurance certificate'] : []),
  ]
}
