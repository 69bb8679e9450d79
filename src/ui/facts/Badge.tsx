// A white pill on a picture: an icon and a word, never a price or a name.
import type { ReactNode } from 'react'
import { Icon, type IconName } from '~/ui/Icon'
import styles from './Badge.module.css'

export function Badge({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.badge}>
      <span className={icon === 'sun' ? styles.sun : styles.icon}>
        <Icon name={icon} size="1.125rem" />
      </span>
      {children}
    </span>
  )
}
