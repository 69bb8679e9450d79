import styles from './CalendarLegend.module.css'

export function CalendarLegend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      <li>Available</li>
      <li className={styles.today}>Today</li>
      <li className={styles.full}>Booked</li>
      <li className={styles.chosen}>Your date</li>
    </ul>
  )
}
