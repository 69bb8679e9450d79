import type { ReactNode } from 'react'
import styles from './FactList.module.css'

type FactListProps = { facts: readonly { label: string; value: ReactNode }[] }

export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className="note">{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
