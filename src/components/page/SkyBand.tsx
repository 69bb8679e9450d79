// The sky and lawn at the top of a screen. An element that overlaps the lawn (the catalog's filter) moves itself up.
import type { ReactNode } from 'react'
import { Container } from '~/ui/Container'
import styles from './SkyBand.module.css'

type SkyBandProps = {
  title: string
  children?: ReactNode
}

export function SkyBand({ title, children }: SkyBandProps) {
  return (
    <div className={styles.band}>
      <Container>
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </Container>
    </div>
  )
}
