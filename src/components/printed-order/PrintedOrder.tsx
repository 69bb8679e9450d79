// The frame of a booking's page, an invoice and a quote.
import type { ReactNode } from 'react'
import { config } from '~/settings/site-settings'
import type { Slot } from '~/ui/slot'
import styles from './PrintedOrder.module.css'

type PrintedOrderProps = {
  title: string
  /** The line beneath the title: the booking's id. */
  detail: string
  /** A `StatusPill`. */
  status: Slot
  children: Slot
}

export function PrintedOrder({ title, detail, status, children }: PrintedOrderProps) {
  return (
    <article className={styles.order}>
      <header className={`between ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          <p className={`quiet ${styles.detail}`}>{detail}</p>
        </div>
        {status}
      </header>
      {children}
      <p className={`note print-only ${styles.foot}`}>
        <span>{`${config.company.name}, ${config.company.phone}, `}</span>
        <a href={location.href}>{location.href}</a>
      </p>
    </article>
  )
}

type PrintedColumnsProps = { items: ReactNode; amounts: ReactNode; more?: ReactNode }

/** On a desktop the amounts are to the right of both. */
export function PrintedColumns({ items, amounts, more }: PrintedColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.items}>{items}</div>
      <div className={styles.amounts}>{amounts}</div>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}

type PrintedSectionProps = { id: string; title: string; children: Slot }

/** A titled section in the wide column. */
export function PrintedSection({ id, title, children }: PrintedSectionProps) {
  return (
    <section aria-labelledby={id} className={`stack-12 ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
