import { hidesPrice, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/quote'
import styles from './RentTotal.module.css'

type RentTotalProps = { item: Item; days: readonly Day[]; quantity: number }

export function RentTotal({ item, days, quantity }: RentTotalProps) {
  const { priceCents } = item
  if (days.length === 0 || priceCents === null || hidesPrice(item)) return null
  const factors = [
    quantity > 1 && `${quantity}`,
    formatPrice(priceCents),
    days.length === 1 ? '1 day' : `${days.length} days`,
  ]
  return (
    <output className={styles.total}>
      <span>
        Rent <span className={`note ${styles.factors}`}>{factors.filter(Boolean).join(' × ')}</span>
      </span>
      <span className={`sum ${styles.amount}`}>
        {formatCents(lineCents({ priceCents, quantity, dayCount: days.length }))}
      </span>
    </output>
  )
}
