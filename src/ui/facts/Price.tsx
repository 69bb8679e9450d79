// A catalog price per day. Amounts that add up (cart, checkout, invoice) use `formatCents` instead.
import { formatPrice, type Cents } from '~/lib/domain/money'
import styles from './Price.module.css'

type PriceProps = {
  cents: Cents
  /** For the booking panel and other places where the price comes first. */
  size?: 'large'
  /** Another amount beside it counts more. Takes the same room. */
  isMinor?: boolean
}

export function Price({ cents, size, isMinor = false }: PriceProps) {
  return (
    <span className={`${size ? styles.large : styles.price} ${isMinor ? styles.minor : ''}`}>
      <span className={styles.amount} translate="no">
        {formatPrice(cents)}
      </span>
      <span className="note"> per day</span>
    </span>
  )
}
