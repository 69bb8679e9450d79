import { useCallback, useState } from 'react'
import type { Neighbors } from '~/lib/db/read-catalog'
import type { Item } from '~/lib/domain/item'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useReadNearViewport } from '~/ui/use-near-viewport'
import { AlsoIn } from './AlsoIn'
import { CardRow } from './CardRow'
import styles from './AlsoLike.module.css'

type AlsoLikeProps = {
  item: Item
  neighbors: ReturnType<typeof useNeighbors>
}

/**
 * Similar items. And the packages that contain the item, if they weren't known when the page
 * appeared: at its price they would move it.
 */
export function AlsoLike({ item, neighbors: { element, known, wereKnown } }: AlsoLikeProps) {
  const packages = wereKnown ? [] : (known?.packages ?? [])
  if (known && packages.length + known.others.length === 0) return null
  return (
    <div ref={element} className={known ? styles.section : styles.waiting} aria-busy={!known}>
      {packages.length > 0 && (
        <div className={styles.packages}>
          <AlsoIn packages={packages} />
        </div>
      )}
      {known && known.others.length > 0 && (
        <CardRow
          title={item.kind === 'extras' ? 'You may also like ...' : 'You may also like'}
          items={known.others}
        />
      )}
    </div>
  )
}

/** The items beside this one, read again when the visitor comes near them. */
export function useNeighbors(item: Item, first: Neighbors | null) {
  const readAgain = useCallback(() => readNeighbors(item, first), [item, first])
  const { element, read } = useReadNearViewport<HTMLDivElement, Neighbors>(readAgain, '600px')
  const [wereKnown] = useState(first !== null)
  return { element, known: read ?? first, wereKnown }
}

/** If they can't be read, the written ones stay, or none show. */
async function readNeighbors(item: Item, written: Neighbors | null): Promise<Neighbors | null> {
  try {
    const reader = await lazyImport(() => import('~/lib/db/read-catalog'))
    return await reader.readNeighbors(item)
  } catch {
    return written === null ? { packages: [], others: [] } : null
  }
}
