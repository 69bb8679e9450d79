// Amounts one under another, label left, amount right. Rows are SummaryRow.
import type { ReactNode } from 'react'
import styles from './SummaryList.module.css'

export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}
