// For ears only: read by a screen reader, not drawn.
import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
