import { atOnce, surfaces } from '~/content/rental-information'
import { powerNeeded } from '~/lib/catalog/to-prepare'
import { maxJumpers } from '~/lib/domain/business'
import type { Inflatable } from '~/lib/domain/item'
import { jumpersAtOnce } from '~/lib/catalog/jumpers'
import { needsGround } from '~/lib/catalog/setup-area'
import { actualSizeText, setupAreaText, sizeText } from '~/lib/catalog/size-text'
import { FactList } from '~/ui/facts/FactList'

/** An inflatable's sizes and capacity, as far as the office has filled them in. */
export function ItemFacts({ inflatable }: { inflatable: Inflatable }) {
  const ground = needsGround(inflatable)
  const facts = [
    { label: 'Actual size', value: actualSizeText(inflatable) },
    { label: 'Setup area', value: setupAreaText(inflatable) },
    { label: 'Type', value: inflatable.wetDry },
    { label: 'Capacity', value: capacityText(inflatable) },
    { label: 'Power', value: ground && powerNeeded },
    { label: 'Ground', value: ground && surfaces },
  ]
  return <FactList facts={facts.filter(({ value }) => Boolean(value))} />
}

/**
 * The most important facts in a line each, for a phone, where the list is far below the calendar.
 */
export function ItemBrief({ inflatable }: { inflatable: Inflatable }) {
  const area = setupAreaText(inflatable)
  const size = [sizeText(inflatable), `up to ${atOnce(inflatable)}`]
  return (
    <div>
      <p>{size.filter(Boolean).join(' · ')}</p>
      {area && <p>{`Setup area ${area}`}</p>}
      {needsGround(inflatable) && <p>{powerNeeded}</p>}
    </div>
  )
}

/** The item's own number, with the general rule beside it. */
function capacityText(inflatable: Inflatable): string {
  const { itemPage } = maxJumpers
  const others = jumpersAtOnce(inflatable) === itemPage ? '' : `. Most inflatables take ${itemPage}`
  return `Up to ${atOnce(inflatable)}${others}`
}
