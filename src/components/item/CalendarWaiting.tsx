// A placeholder as high as the calendar and its buttons, so that nothing below moves.
import type { CSSProperties } from 'react'
import { weeksOf } from '~/lib/availability/month'
import type { Day } from '~/lib/domain/day'
import styles from './CalendarWaiting.module.css'

type CalendarWaitingProps = {
  /** The calendar opens in this day's month: the event's first day, or the first day that can be chosen. */
  first: Day
  /** There are several units, so there is a field for the quantity. */
  several: boolean
  /** Its price shows, so there is an estimate. */
  priced: boolean
  /** It is in the cart on the chosen days, so there is a third button. */
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
        <output>Checking availability…</output>
      </div>
    </div>
  )
}
