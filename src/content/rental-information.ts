// What every rental includes (docs/specification.md). The contract says the rest.
import {
  deliveryHours,
  earliestSpecificTime,
  latestPickUp,
  maxWeightLbs,
  outlet,
  pickUpsAfter,
  standardRentalHours,
} from '~/lib/domain/business'
import { clockWords } from '~/lib/time/business-time'

export const surfaces = 'Grass, concrete or indoors'

/** What the place needs besides its size. */
export const groundNeeds = `It also needs a ${outlet.amps} amp outlet within ${outlet.withinFt} ft. Grass, concrete and indoor floors all work.`

/** For every rental. */
export const rentalTerms = [
  `Standard rental about ${standardRentalHours} hours`,
  `Deliveries ${deliveryHours.from} - ${deliveryHours.to}`,
  `Pick-ups after ${pickUpsAfter}`,
] as const

/** "5 jumpers at once", "1 jumper at once". */
export const atOnce = (jumpers: number) =>
  `${jumpers} ${jumpers === 1 ? 'jumper' : 'jumpers'} at once`

/** The usual hours, and how to get another one. */
export const deliveryTimes = `We deliver between ${deliveryHours.from} and ${deliveryHours.to}. Need a set time (${clockWords(earliestSpecificTime)} or later)? Choose one below; pickup may then be as late as ${latestPickUp}.`

/** For rentals on which people jump. */
export const jumpingTerms = (jumpers: number) => [
  `Maximum ${maxWeightLbs} lbs per person`,
  `Maximum ${atOnce(jumpers)}`,
  'Adult supervision at all times',
]
