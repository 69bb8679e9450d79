import styles from './Waiting.module.css'

/** Stands in for the first screen while its script and data arrive: as high as a window, so that the footer stays below. */
export function Waiting() {
  return <output className={styles.waiting}>Loading…</output>
}
