import type { ReactNode } from 'react'
import styles from './SummaryRow.module.css'

type SummaryRowProps = {
  label: ReactNode
  /** A second, smaller line under the label: the dates of a rental. */
  detail?: ReactNode
  /** As text, with its sign: "-$42.50". */
  amount: string
  /** `total` comes after a line, in the display font. */
  tone?: 'discount' | 'total'
}

export function SummaryRow({ label, detail, amount, tone }: SummaryRowProps) {
  return (
    <div className={tone ? `${styles.row} ${styles[tone]}` : styles.row}>
      <dt>
        <span>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd className={styles.amount} translate="no">
        {amount}
      </dd>
    </div>
  )
}
