// The office's hours within a sentence: they stay in one line, as a line that begins with the dash reads badly.
import { openingHours } from '~/lib/office'
import styles from './OpeningHours.module.css'

export function OpeningHours() {
  return <span className={styles.hours}>{openingHours}</span>
}
