import styles from './EventCalendarWaiting.module.css'

/** As high as the calendar that takes its place. */
export function EventCalendarWaiting() {
  return (
    <div className={`quiet ${styles.waiting}`}>
      <output>Opening the calendar…</output>
    </div>
  )
}
