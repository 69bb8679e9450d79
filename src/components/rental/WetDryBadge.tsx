import type { WetDry } from '~/lib/domain/item'
import { Icon } from '~/ui/Icon'
import styles from './badge.module.css'

const icons = { Dry: 'sun', Wet: 'drop', 'Wet / Dry': 'drop-half' } as const

/** A white pill on an inflatable's picture. */
export function WetDryBadge({ wetDry }: { wetDry: WetDry }) {
  return (
    <span className={styles.badge}>
      <span className={wetDry === 'Dry' ? styles.sun : styles.icon}>
        <Icon name={icons[wetDry]} size="1.125rem" />
      </span>
      <span>{wetDry}</span>
    </span>
  )
}
