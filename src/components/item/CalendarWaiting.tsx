// As high as the calendar and the buttons that take its place, so that nothing below moves.
import type { CSSProperties } from 'react'
import { weeksOf } from '~/lib/availability/month'
import type { Day } from '~/lib/domain/day'
import styles from './CalendarWaiting.module.css'

type CalendarWaitingProps = {
  /** The calendar opens at its month: the event's, or that of the first day that can be chosen. */
  first: Day
  /** There are several units, and with them a field for the quantity. */
  several: boolean
  /** Its price is told, and with it what it costs in the end. */
  priced: boolean
  /** It is in the cart on the chosen days: a third button leads there. */
  carted: boolean
}

export function CalendarWaiting({ first, several, priced, carted }: CalendarWaitingProps) {
  const room = {
    '--weeks': weeksOf(first),
    '--several': Number(several),
    '--priced': Number(priced),
    '--carted': Number(carted),
  }
  return (
    <div className={styles.waiting} style={room as CSSProperties}>
      <div className={`note ${styles.calendar}`}>
        <output>Checking free days…</output>
      </div>
    </div>
  )
}
