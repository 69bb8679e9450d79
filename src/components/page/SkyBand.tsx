// Sky and lawn at the top of a screen. What overlaps the lawn moves itself up.
import type { ReactNode } from 'react'
import styles from './SkyBand.module.css'

export function SkyBand({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <div className="container">
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  )
}
