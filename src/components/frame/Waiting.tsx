import { PhoneLink } from '~/components/help/PhoneLink'
import styles from './Waiting.module.css'

/** Stands in for the first screen while its script and data arrive: as high as a window, so that the footer stays below. */
export function Waiting() {
  return (
    <output className={styles.waiting}>
      Loading…
      <span className={styles.slow}>
        This takes longer than usual. Wait a little, load the page again, or call <PhoneLink />.
      </span>
    </output>
  )
}
