import { maxWeightLbs, outlet } from '~/lib/domain/business'

export const powerNeeded = `${outlet.amps} amp outlet within ${outlet.withinFt} ft`

/**
 * What the customer prepares according to the contract; for inflatables also power and an adult.
 */
export const toPrepare = (jumping: boolean): readonly string[] => [
  "A flat, clear area; see each item's setup size",
  ...(jumping ? [powerNeeded] : []),
  'An adult present at delivery and pickup',
  ...(jumping ? ['Adult supervision at all times', `Maximum ${maxWeightLbs} lbs per person`] : []),
]
