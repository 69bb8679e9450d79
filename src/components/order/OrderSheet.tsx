// The frame of a booking's page, an invoice and a quote: title, a line beneath, status, and the content below.
import type { ReactNode } from 'react'
import styles from './OrderSheet.module.css'

type OrderSheetProps = {
  title: string
  /** The line beneath the title: the booking's id. */
  detail: string
  /** A `StatusPill`. */
  status: ReactNode
  children: ReactNode
}

export function OrderSheet({ title, detail, status, children }: OrderSheetProps) {
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={`quiet ${styles.detail}`}>{detail}</p>
        </div>
        {status}
      </header>
      {children}
    </article>
  )
}
