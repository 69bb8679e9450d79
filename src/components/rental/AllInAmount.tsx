import { allInWords, type AllIn } from '~/lib/pricing/all-in'
import styles from './ItemPrice.module.css'

export function AllInAmount(price: AllIn) {
  const { before, amount, after } = allInWords(price)
  return (
    <span>
      <span>{before}</span>
      <strong className={styles.amount} translate="no">
        {amount}
      </strong>
      <span>{after}</span>
    </span>
  )
}
