// The frame of a booking's page and an invoice: title, id, status, and the content below.
import type { ReactNode } from 'react'
import styles from './OrderSheet.module.css'

type OrderSheetProps = {
  title: string
  /** The booking's id. */
  id: string
  /** A `StatusPill`. */
  status: ReactNode
  children: ReactNode
}

export function OrderSheet({ title, id, status, children }: OrderSheetProps) {
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={`quiet ${styles.id}`}>Booking ID {id}</p>
        </div>
        {status}
      </header>
      {children}
    </article>
  )
}
