import type { ReactNode } from 'react'
import styles from './FactList.module.css'

type Fact = {
  label: string
  value: ReactNode
  /** Lines of text, which need the whole width. */
  long?: boolean
}

type FactListProps = { facts: readonly Fact[] }

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={fact.long ? `${styles.fact} ${styles.long}` : styles.fact}>
          <dt className="note">{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
