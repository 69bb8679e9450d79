// A catalog price. Amounts that add up (cart, checkout, invoice) use `formatCents` instead.
import { formatPrice, type Cents } from '~/lib/domain/money'
import styles from './Price.module.css'

type PriceProps = {
  cents: Cents
  /** Adds "per day" after the amount. */
  perDay?: boolean
  /** For the booking panel and other places where the price comes first. */
  size?: 'large'
}

export function Price({ cents, perDay = false, size }: PriceProps) {
  return (
    <span className={size ? styles.large : styles.price}>
      <span className={styles.amount} translate="no">
        {formatPrice(cents)}
      </span>
      {perDay && <span className="note"> per day</span>}
    </span>
  )
}
