import type { ShownLine } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { Picture } from '~/ui/Picture'
import type { Slot } from '~/ui/slot'
import styles from './BookedItems.module.css'

type BookedItemsProps = {
  lines: readonly Pick<ShownLine, 'name' | 'image' | 'days'>[]
  daysText: (days: readonly Day[]) => string
  /** What to show below the line at an index. */
  detail?: (index: number) => Slot
}

/** The lines of a stored booking or a quote: picture, name with the quantity, and days. */
export function BookedItems({ lines, daysText, detail }: BookedItemsProps) {
  return (
    <ul>
      {lines.map(({ name, image, days }, index) => (
        // Lines have no id; they never change while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={`stack-16 ${styles.item}`}>
          <Picture src={image} alt="" width={168} height={126} sizes="168px" eager />
          <div>
            <h3>{name}</h3>
            <p className={`quiet ${styles.days}`}>{daysText(days)}</p>
            {detail?.(index)}
          </div>
        </li>
      ))}
    </ul>
  )
}
