// What the two protections cover and don't cover (docs/specification.md).
import { damageWaiverBasisPoints } from '~/lib/domain/business'
import { formatPercent } from '~/lib/domain/money'

export const damageWaiverTerms = `${formatPercent(damageWaiverBasisPoints)} of the rent, non-refundable. With it you don't owe us for damage, but it's not liability insurance and doesn't cover theft, vandalism, silly string, misuse, abuse or missing equipment.`
export const insuranceTerms =
  "For parks, schools, churches and offices that ask for one. Parties at home usually don't need it."

/** In the middle of a sentence, with their fields, and the reason for each. */
export const protections = [
  {
    name: 'damage waiver',
    field: 'damageWaiver',
    centsField: 'damageWaiverCents',
    reason: "With it you don't owe us for damage, except theft or misuse.",
  },
  {
    name: 'insurance certificate',
    field: 'insurance',
    centsField: 'insuranceCents',
    reason: "Parties at home usually don't need it.",
  },
] as const
