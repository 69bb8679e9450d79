// The content of a sheet: what was ordered, what it costs, and what to know or do next. On a desktop the amounts stand to the
// right of both.
import type { ReactNode } from 'react'
import styles from './SheetColumns.module.css'

type SheetColumnsProps = { items: ReactNode; amounts: ReactNode; more: ReactNode }

export function SheetColumns({ items, amounts, more }: SheetColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.items}>{items}</div>
      <div className={styles.amounts}>{amounts}</div>
      <div className={styles.more}>{more}</div>
    </div>
  )
}

type SheetSectionProps = { id: string; title: string; children: ReactNode }

/** A titled section in the wide column. */
export function SheetSection({ id, title, children }: SheetSectionProps) {
  return (
    <section aria-labelledby={id} className={`stack-12 ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
