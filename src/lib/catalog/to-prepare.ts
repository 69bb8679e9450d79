import { maxWeightLbs, outlet } from '~/lib/domain/business'
import { listWords } from '~/lib/text/list-words'

export const powerNeeded = `${outlet.amps} amp outlet within ${outlet.withinFt} ft`

/** What the customer prepares by the contract. `spaces` are the `spaceWords` of the items. */
export const toPrepare = (jumping: boolean, spaces: readonly string[]): readonly string[] => [
  spaces.length > 0
    ? `A flat, clear area: ${listWords(spaces)}`
    : "A flat, clear area; see each item's setup size",
  ...(jumping ? [powerNeeded] : []),
  'An adult present at delivery and pickup',
  ...(jumping ? ['Adult supervision at all times', `Maximum ${maxWeightLbs} lbs per person`] : []),
]
