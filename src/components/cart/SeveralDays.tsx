// A cart for days that don't follow one another: often one event with a day mistaken, sometimes two.
import type { Cart } from '~/lib/cart/cart'
import { describeDays } from '~/lib/day-text'
import { Notice } from '~/ui/Notice'
import styles from './CartContents.module.css'

export function SeveralDays({ entries }: { entries: Cart }) {
  const days = [...new Set(entries.flatMap((entry) => entry.days))].toSorted()
  const when = describeDays(days)
  // What follows one another is described as one.
  if (!when.includes('; ')) return null
  return (
    <div className={styles.several}>
      <Notice tone="info" title="Your cart is for different days">
        <p>
          {when}. One delivery fee is charged. If it is one event, change the day of a rental, or of
          all of them.
        </p>
      </Notice>
    </div>
  )
}
