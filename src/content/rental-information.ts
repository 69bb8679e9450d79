// What every rental comes with (docs/specification.md). The contract says the rest.
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

/** What the place must offer, beside its size. */
export const groundNeeds = `It also needs a ${outlet.amps} amp outlet no more than ${outlet.withinFt} ft away. Grass, concrete and indoors all work.`

/** Holds for whatever is rented. */
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

/** Holds for what so many people jump on. */
export const jumpingTerms = (jumpers: number) => [
  `Maximum ${maxWeightLbs} lbs per person`,
  `Maximum ${atOnce(jumpers)}`,
  'Adult supervision at all times',
]

/** What whoever rents has ready, as the contract asks; for what people jump on, power and a watchful eye, too. */
export const toPrepare = (jumping: boolean): readonly string[] => [
  'A flat, clear place, as large as the page of each item says',
  ...(jumping ? [powerNeeded] : []),
  'An adult at delivery and at pick-up',
  ...(jumping ? ['Adult supervision at all times', `Maximum ${maxWeightLbs} lbs per person`] : []),
]
