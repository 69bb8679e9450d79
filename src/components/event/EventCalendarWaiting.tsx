import styles from './EventCalendarWaiting.module.css'

/** A placeholder as high as the calendar. */
export function EventCalendarWaiting() {
  return (
    <div className={`quiet ${styles.waiting}`}>
      <output>Opening the calendar…</output>
    </div>
  )
}
