import type { ReactNode } from 'react'
import type { Slot } from '~/ui/slot'
import styles from './SummaryRow.module.css'

type SummaryRowProps = {
  label: ReactNode
  /** A second, smaller line under the label: the dates of a rental. */
  detail?: ReactNode
  /** As text, with its sign: "-$42.50". */
  amount: string
  /** `subtotal` and `total` come after a line, the latter's amount larger. */
  tone?: 'discount' | 'subtotal' | 'total' | undefined
  action?: Slot
}

export function SummaryRow({ label, detail, amount, tone, action }: SummaryRowProps) {
  return (
    <div className={tone ? `${styles.row} ${styles[tone]}` : styles.row}>
      <dt>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {action}
      </dt>
      <dd className={styles.amount} translate="no">
        {amount}
      </dd>
    </div>
  )
}
