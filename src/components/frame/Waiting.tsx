import styles from './Waiting.module.css'

/**
 * Placeholder for the first screen while its script and data load: as high as the window, so that the footer stays below.
 * If that takes long, index.html says so at the bottom of the page.
 */
export const Waiting = () => <output className={styles.waiting}>Loading…</output>
