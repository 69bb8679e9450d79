import type { DayStatus } from '~/lib/availability/free-items'
import { Icon } from '~/ui/Icon'
import styles from './badge.module.css'

const looks = {
  free: { icon: 'check-circle', words: 'Available', color: styles.free },
  call: { icon: 'phone', words: 'Call to check', color: styles.icon },
  soon: { icon: 'x-circle', words: 'Too late', color: styles.booked },
  unavailable: { icon: 'x-circle', words: 'Not available', color: styles.booked },
} as const

/** A white pill on a rental's picture: whether it is free on the days that the list shows. */
export function DayBadge({ status }: { status: DayStatus }) {
  const { icon, words, color } = looks[status]
  return (
    <span className={styles.badge}>
      <span className={color}>
        <Icon name={icon} size="1.125rem" />
      </span>
      <span>{words}</span>
    </span>
  )
}
