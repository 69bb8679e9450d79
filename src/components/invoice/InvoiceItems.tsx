// The booked items: picture, stored name (with the quantity) and days.
import { useId } from 'react'
import { toStoredDay } from '~/lib/time/dates'
import type { StoredBookingLine } from '~/lib/db/bookings/read-booking'
import { Picture } from '~/ui/Picture'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import styles from './InvoiceItems.module.css'

type InvoiceItemsProps = { title: string; lines: readonly StoredBookingLine[] }

export function InvoiceItems({ title, lines }: InvoiceItemsProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      <ul>
        {lines.map(({ name, image, days }, index) => (
          // Lines have no id; they never change while they are shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.item}>
            <Picture src={image} alt="" width={168} height={126} eager />
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={`quiet ${styles.days}`}>{days.map(toStoredDay).join(' > ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
