// All cards of a category. Of a long list the browser lays out only what is near the screen, so that a thousand scroll
// like twenty.
import { useDeferredValue } from 'react'
import { RentalCard } from '~/components/rental/RentalCard'
import type { Item } from '~/lib/catalogue/item'
import { useHydrated } from '~/ui/use-hydrated'
import styles from './RentalGrid.module.css'

/** Cards of the first row of the widest grid: their pictures are fetched at once. */
const inFirstRow = 4
/** Cards that are drawn before the page answers again; the style sheet lays out what follows as it is scrolled to. */
const atOnce = 60

export function RentalGrid({ items }: { items: readonly Item[] }) {
  // A written page has all of them.
  const hydrated = useHydrated()
  const shown = useDeferredValue(items, hydrated ? items.slice(0, atOnce) : items)
  return (
    <ul className={styles.grid}>
      {shown.map((item, index) => (
        <li key={`${item.kind} ${item.id}`} className={styles.cell}>
          <RentalCard item={item} level={2} eager={index < inFirstRow} />
        </li>
      ))}
    </ul>
  )
}
