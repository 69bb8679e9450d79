import { useCallback } from 'react'
import { CardRow } from '~/components/rental/CardRow'
import type { Item } from '~/lib/domain/item'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useReadNearViewport } from '~/ui/use-read-near-viewport'
import styles from './AlsoLike.module.css'

type AlsoLikeProps = {
  item: Item
  /** The items in the written page; null if they still have to be read. */
  written: readonly Item[] | null
}

/** Similar items: of the same category, or extras beside an extra. Read again when the visitor comes near. */
export function AlsoLike({ item, written }: AlsoLikeProps) {
  const readAgain = useCallback(() => readNeighbors(item, written), [item, written])
  const { element, read } = useReadNearViewport<HTMLDivElement, readonly Item[]>(readAgain, '600px')
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

/** If they can't be read, the written ones stay, or none show. */
async function readNeighbors(
  item: Item,
  written: readonly Item[] | null,
): Promise<readonly Item[] | null> {
  try {
    const rentals = await lazyImport(() => import('~/lib/db/rentals'))
    return await rentals.readNeighbors(item)
  } catch {
    return written === null ? [] : null
  }
}
