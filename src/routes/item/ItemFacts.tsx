import { atOnce } from '~/content/rental-information'
import { needsOutlet } from '~/lib/catalog/setup-area'
import { actualSizeText, setupAreaText, sizeText } from '~/lib/catalog/size-text'
import { groundWords, standsOn } from '~/lib/catalog/stands-on'
import { powerNeeded } from '~/lib/catalog/to-prepare'
import { floorTypes, type Item } from '~/lib/domain/item'
import { FactList } from '~/ui/facts/FactList'
import styles from './ItemScreen.module.css'

/**
 * An item's sizes, power and ground, as far as they are known; of a package, what its parts need. The
 * rental information has the number of jumpers.
 */
export function ItemFacts({ item }: { item: Item }) {
  const facts = [
    ...(item.kind === 'inflatables'
      ? [
          { label: 'Actual size', value: actualSizeText(item) },
          { label: 'Setup area', value: setupAreaText(item) },
          { label: 'Type', value: item.wetDry },
        ]
      : []),
    { label: 'Power', value: needsOutlet(item) && powerNeeded },
    { label: 'Ground', value: groundText(item) },
  ].filter(({ value }) => Boolean(value))
  return (
    facts.length > 0 && (
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
    )
  )
}

/** Chairs stand anywhere, so only an item that is inflated or can't stand everywhere says where. */
function groundText(item: Item): string {
  const grounds = standsOn(item)
  if (!needsOutlet(item) && grounds.length === floorTypes.length) return ''
  const words = groundWords(grounds)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * The most important facts in a line each, for a phone, where the list is far below the calendar.
 * Empty for an item without any.
 */
export function briefOf(item: Item): string[] {
  const isLimited = standsOn(item).length < floorTypes.length
  const ground = isLimited ? groundText(item) : ''
  if (item.kind === 'extras') return ground ? [ground] : []
  const area = setupAreaText(item)
  const size = [sizeText(item), `up to ${atOnce(item)}`].filter(Boolean).join(' · ')
  return [size, area && `Setup area ${area}`, needsOutlet(item) ? powerNeeded : '', ground].filter(
    Boolean,
  )
}
