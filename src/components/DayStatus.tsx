import { dayWithoutYear } from '~/components/day-name'
import type { Day } from '~/lib/dates'
import { messages } from '~/lib/messages'
import { Icon } from '~/ui/Icon'
import styles from './DayStatus.module.css'

type DayStatusProps = {
  day: Day | null
  free: number
  capacity: number
  /** Units that the cart already wants on that day. */
  inCart: number
}

/** What there is to have on the chosen day. */
export function DayStatus({ day, free, capacity, inCart }: DayStatusProps) {
  if (day === null) return <span className={styles.none}>{messages.selectAvailableDate}</span>
  return (
    <span className={styles.free}>
      <Icon name="check-circle" />
      {dayWithoutYear(day)}
      {capacity > 1 ? `: ${free} of ${capacity} free` : ' is free'}
      {inCart > 0 && (capacity > 1 ? `, ${inCart} in your cart` : ' and in your cart')}
    </span>
  )
}
