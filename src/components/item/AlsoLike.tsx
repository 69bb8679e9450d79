import { useEffect, useState } from 'react'
import { CardRow } from '~/components/rental/CardRow'
import type { Item } from '~/lib/catalogue/item'
import { loadRentals } from '~/lib/load-rentals'
import { useNearSight } from '~/ui/use-near-sight'
import styles from './AlsoLike.module.css'

type AlsoLikeProps = {
  item: Item
  /** As the page brought them; null when they are still to be read. */
  written: readonly Item[] | null
}

/** Neighbours of an item: of its category, or extras beside an extra. Read afresh once somebody comes near them. */
export function AlsoLike({ item, written }: AlsoLikeProps) {
  const { element, isNear } = useNearSight<HTMLDivElement>()
  const [read, setRead] = useState<readonly Item[] | null>(null)

  useEffect(() => {
    if (!isNear) return undefined
    let left = false
    void readNeighbours(item).then((found) => {
      // What can't be read doesn't take away what is there.
      if (!left && (found.length > 0 || written === null)) setRead(found)
    })
    return () => {
      left = true
    }
  }, [isNear, item, written])

  const items = read ?? written
  if (items?.length === 0) return null
  return (
    <div ref={element} className={items ? styles.section : styles.waiting} aria-busy={!items}>
      {items && (
        <CardRow
          title={item.kind === 'extras' ? 'You may also like ...' : 'You may also like'}
          items={items}
        />
      )}
    </div>
  )
}

/** None when they can't be read: the page does without. */
async function readNeighbours(item: Item): Promise<readonly Item[]> {
  try {
    return await (await loadRentals()).readNeighbours(item)
  } catch {
    return []
  }
}
