// What every rental comes with (specification, section 9). The contract says the rest.

/** Most jumpers at once, as item pages state it; the contract's own figure is 6. */
export const maxJumpers = 5

/** What the place must offer, beside its size. */
export const groundNeeds =
  'with a 20 amp outlet no more than 100 ft away. Grass, concrete and indoors all work.'

/** Holds for whatever is rented. */
export const rentalTerms = [
  'Standard rental about 8 hours',
  'Deliveries 5am - 4pm',
  'Pick-ups after 7pm',
] as const

/** Holds for what people jump on. */
export const jumpingTerms = [
  'Maximum 175 lbs per person',
  `Maximum ${maxJumpers} jumpers at once`,
  'Adult supervision at all times',
  '20 amp outlet within 100 ft',
] as const
