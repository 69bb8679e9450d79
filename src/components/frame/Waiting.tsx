import styles from './Waiting.module.css'

/**
 * Stands in for the first screen while its script and data arrive: as high as a window, so that the footer stays below.
 * When they take long, index.html says so over the foot of the page.
 */
export const Waiting = () => <output className={styles.waiting}>Loading…</output>
