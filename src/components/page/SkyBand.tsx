// The sky and lawn at the top of a screen. An element that overlaps the lawn (the catalog's filter)
// moves itself up.
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
