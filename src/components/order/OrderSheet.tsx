// What a customer comes back to, a booking or its invoice: what it is, its id, where it stands, and all the rest below.
import type { ReactNode } from 'react'
import styles from './OrderSheet.module.css'

type OrderSheetProps = {
  title: string
  /** Of the booking. */
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
