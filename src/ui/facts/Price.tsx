// A catalog price. Amounts that add up (cart, checkout, invoice) use `formatCents` instead.
import { formatPrice, type Cents } from '~/lib/domain/money'
import styles from './Price.module.css'

type PriceProps = {
  cents: Cents
  /** "day" adds "per day" after the amount. */
  per?: string
  /** For the booking panel and other places where the price comes first. */
  size?: 'large'
}

export function Price({ cents, per, size }: PriceProps) {
  return (
    <span className={size ? styles.large : styles.price}>
      <span className={styles.amount}>{formatPrice(cents)}</span>
      {per && <span className="note"> per {per}</span>}
    </span>
  )
}
