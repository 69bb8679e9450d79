import { atOnce, powerNeeded, surfaces } from '~/content/rental-information'
import type { Inflatable } from '~/lib/catalogue/item'
import { jumpersAtOnce } from '~/lib/catalogue/jumpers'
import { actualSize, formatSize, setupArea } from '~/lib/catalogue/setup-area'
import { FactList } from '~/ui/FactList'

/** What can be measured about an inflatable; what the office left out is left out here. */
export function ItemFacts({ inflatable }: { inflatable: Inflatable }) {
  const size = actualSize(inflatable)
  const area = setupArea(inflatable)
  const facts = [
    size && { label: 'Actual size', value: formatSize(size) },
    area && { label: 'Setup area', value: formatSize(area) },
    inflatable.wetDry && { label: 'Type', value: inflatable.wetDry },
    { label: 'Capacity', value: `Up to ${atOnce(jumpersAtOnce(inflatable))}` },
    { label: 'Power', value: powerNeeded },
    { label: 'Surface', value: surfaces },
  ]
  return <FactList facts={facts.filter((fact) => fact !== null)} />
}
