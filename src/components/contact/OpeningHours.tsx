// On one line, because a line that begins with the dash reads badly.
import { config } from '~/settings/site-settings'
import styles from './OpeningHours.module.css'

export function OpeningHours() {
  return <span className={styles.hours}>{config.company.hours}</span>
}
