import { CardRow } from '~/components/rental/CardRow'
import { alsoLike } from '~/lib/catalogue/filter'
import type { Item } from '~/lib/catalogue/item'
import styles from './AlsoLike.module.css'

/** Neighbours of an item: of its category, or extras beside an extra. Nothing where there are none. */
export function AlsoLike({ item, others }: { item: Item; others: readonly Item[] }) {
  const items = alsoLike(item, others)
  if (items.length === 0) return null
  return (
    <div className={styles.section}>
      <CardRow
        title={item.kind === 'extras' ? 'You may also like ...' : 'You may also like'}
        items={items}
      />
    </div>
  )
}
