import { needsOutlet } from '~/lib/catalog/setup-area'
import { actualSizeText, setupAreaText } from '~/lib/catalog/size-text'
import { standsOnWords, standsOn } from '~/lib/catalog/stands-on'
import { groundTypes, type Item } from '~/lib/domain/item'
import { FactList } from '~/ui/facts/FactList'
import styles from './ItemScreen.module.css'

/** As far as known; of a package, what its parts need. Rental information has the rest. */
export function ItemFacts({ item }: { item: Item }) {
  const facts = [
    ...(item.kind === 'inflatables'
      ? [
          { label: 'Actual size', value: actualSizeText(item) },
          { label: 'Setup area', value: setupAreaText(item) },
          { label: 'Type', value: item.wetDry },
        ]
      : []),
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
  if (!needsOutlet(item) && grounds.length === groundTypes.length) return ''
  const words = standsOnWords(grounds)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
