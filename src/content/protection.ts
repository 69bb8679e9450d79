// What the two protections at checkout are, and are not (specification, section 9).
export const damageWaiverTerms =
  '9% of the rent, non-refundable. It is not liability insurance and does not cover theft, vandalism, silly string, misuse, abuse or missing equipment.'
export const insuranceTerms = 'Parks, schools and offices often ask for one.'
