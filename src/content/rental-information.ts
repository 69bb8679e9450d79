// What every rental includes (docs/specification.md). The contract says the rest.
import {
  deliveryHours,
  maxWeightLbs,
  outlet,
  pickUpsAfter,
  setTimeHours,
  standardRentalHours,
} from '~/lib/domain/business'

export const powerNeeded = `${outlet.amps} amp outlet within ${outlet.withinFt} ft`
export const surfaces = 'Grass, concrete or indoors'

/** What the place needs besides its size. */
export const groundNeeds = `It also needs a ${outlet.amps} amp outlet no more than ${outlet.withinFt} ft away. Grass, concrete and indoors all work.`

/** For every rental. */
export const rentalTerms = [
  `Standard rental about ${standardRentalHours} hours`,
  `Deliveries ${deliveryHours.from} - ${deliveryHours.to}`,
  `Pick-ups after ${pickUpsAfter}`,
] as const

/** "5 jumpers at once", "1 jumper at once". */
export const atOnce = (jumpers: number) =>
  `${jumpers} ${jumpers === 1 ? 'jumper' : 'jumpers'} at once`

/** The usual hours, and why a delivery may come at another one. */
export const deliveryTimes = `We deliver between ${deliveryHours.from} and ${deliveryHours.to}, unless a set time is booked: that can be any from ${setTimeHours.from} on, with the pick-up until ${setTimeHours.pickUpUntil}.`

/** For rentals on which people jump. */
export const jumpingTerms = (jumpers: number) => [
  `Maximum ${maxWeightLbs} lbs per person`,
  `Maximum ${atOnce(jumpers)}`,
  'Adult supervision at all times',
]

/** What the customer prepares according to the contract; for inflatables also power and an adult. */
export const toPrepare = (jumping: boolean): readonly string[] => [
  'A flat, clear place, as large as the page of each item says',
  ...(jumping ? [powerNeeded] : []),
  'An adult at delivery and at pick-up',
  ...(jumping ? ['Adult supervision at all times', `Maximum ${maxWeightLbs} lbs per person`] : []),
]
