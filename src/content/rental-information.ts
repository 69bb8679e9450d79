// What every rental includes (docs/specification.md). The contract says the rest.
import { jumperWords } from '~/lib/catalog/jumpers'
import {
  deliveryHours,
  earliestSpecificTime,
  latestPickUp,
  maxWeightLbs,
  pickUpsAfter,
  standardRentalHours,
} from '~/lib/domain/business'
import type { Inflatable } from '~/lib/domain/item'
import { clockWords } from '~/lib/time/business-time'

export const rentalFacts = [
  `Standard rental about ${standardRentalHours} hours`,
  `Deliveries ${deliveryHours.from} - ${deliveryHours.to}`,
  `Pick-ups after ${pickUpsAfter}`,
] as const

export const deliveryTimes = `We deliver between ${deliveryHours.from} and ${deliveryHours.to}. Need a set time (${clockWords(earliestSpecificTime)} or later)? Choose one below; pickup may then be as late as ${latestPickUp}.`

export const jumpingFacts = (inflatable: Inflatable) => [
  `Maximum ${maxWeightLbs} lbs per person`,
  `Maximum ${jumperWords(inflatable)} at once`,
  'Adult supervision at all times',
]
