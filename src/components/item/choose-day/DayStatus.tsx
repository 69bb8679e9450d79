import { daysAreFree, daysWithoutYear } from '~/lib/time/day-text'
import type { Day } from '~/lib/domain/day'
import { Icon } from '~/ui/Icon'
import styles from './DayStatus.module.css'

type DayStatusProps = {
  days: readonly Day[]
  free: number
  capacity: number
  inCart: number
}

export function DayStatus({ days, free, capacity, inCart }: DayStatusProps) {
  if (days.length === 0)
    return <span className={`quiet ${styles.none}`}>Choose an available day above.</span>
  return (
    <span className={styles.free}>
      <Icon name="check-circle" />
      {capacity > 1
        ? `${daysWithoutYear(days)}: ${free} of ${capacity} available`
        : daysAreFree(days)}
      {inCart > 0 && (capacity > 1 ? `, ${inCart} in your cart` : ' and in your cart')}
    </span>
  )
}
