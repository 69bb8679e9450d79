import { useCallback } from 'react'
import { Link } from 'react-router-dom'
import { CardRow } from '~/components/rental/CardRow'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import type { Neighbors } from '~/lib/db/rentals'
import type { Item } from '~/lib/domain/item'
import { formatPrice } from '~/lib/domain/money'
import { lazyImport } from '~/lib/loading/lazy-import'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'
import { useReadNearViewport } from '~/ui/use-near-viewport'
import styles from './AlsoLike.module.css'

type AlsoLikeProps = {
  item: Item
  /** The rentals that the written page has; null if they have to be read. */
  written: Neighbors | null
}

/**
 * The packages that contain the item, and similar items: of the same category, or extras beside an
 * extra. Read again when the visitor comes near.
 */
export function AlsoLike({ item, written }: AlsoLikeProps) {
  const readAgain = useCallback(() => readNeighbors(item, written), [item, written])
  const { element, read } = useReadNearViewport<HTMLDivElement, Neighbors>(readAgain, '600px')
  const known = read ?? written
  if (known && known.packages.length + known.others.length === 0) return null
  return (
    <div ref={element} className={known ? styles.section : styles.waiting} aria-busy={!known}>
      {known && known.packages.length > 0 && <AlsoIn packages={known.packages} />}
      {known && known.others.length > 0 && (
        <CardRow
          title={item.kind === 'extras' ? 'You may also like ...' : 'You may also like'}
          items={known.others}
        />
      )}
    </div>
  )
}

/** The packages that contain an item and cost less than everything in them. */
function AlsoIn({ packages }: Pick<Neighbors, 'packages'>) {
  const carried = useCarriedDays()
  return (
    <ul className={`stack-12 ${styles.packages}`} aria-label="Packages with this rental">
      {packages.map(({ kind, id, name, savingCents }) => (
        <li key={id} className={styles.package}>
          <Icon name="check-circle" size="1.375rem" />
          <span>
            Also in <Link to={paths.item(kind, id) + carried}>{name}</Link>.{' '}
            <span>{`Save ${formatPrice(savingCents)} per day on the whole package.`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** If they can't be read, the written ones stay, or none show. */
async function readNeighbors(item: Item, written: Neighbors | null): Promise<Neighbors | null> {
  try {
    const rentals = await lazyImport(() => import('~/lib/db/rentals'))
    return await rentals.readNeighbors(item)
  } catch {
    return written === null ? { packages: [], others: [] } : null
  }
}
