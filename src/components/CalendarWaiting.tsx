// As high as the calendar and the buttons that take its place, so that nothing below moves.
import type { CSSProperties } from 'react'
import { weeksOf } from '~/lib/availability/month'
import type { Day } from '~/lib/dates'
import styles from './CalendarWaiting.module.css'

export function CalendarWaiting({ first }: { first: Day }) {
  return (
    <div className={styles.waiting} style={{ '--weeks': weeksOf(first) } as CSSProperties}>
      <div className={styles.calendar}>
        <output>Checking free days…</output>
      </div>
    </div>
  )
}
