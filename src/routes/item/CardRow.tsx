// A row of cards that scrolls sideways: by touch, by the keyboard's focus, or with the two buttons.
import { useId, useRef } from 'react'
import { RentalCard } from '~/components/rental/RentalCard'
import { showWholeCard } from '~/components/rental/show-whole-card'
import { TurnButtons } from '~/components/rental/TurnButtons'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import type { Item } from '~/lib/domain/item'
import { readEventDays } from '~/lib/event/event-days'
import { daysIn } from '~/lib/time/day-runs'
import styles from './CardRow.module.css'

type CardRowProps = { title: string; items: readonly Item[] }

export function CardRow({ title, items }: CardRowProps) {
  const titleId = useId()
  const carried = useCarriedDays()
  const { event } = readEventDays(new URLSearchParams(carried), bookableDaysAt())
  const days = event ? daysIn(event) : []
  const row = useRef<HTMLUListElement>(null)

  function turn(direction: 1 | -1) {
    const { current } = row
    current?.scrollBy({ left: direction * current.clientWidth })
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={`between ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        {/* At most four fit side by side. */}
        {items.length > 4 && <TurnButtons onTurn={turn} />}
      </div>
      {/* The links inside take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={row} className={styles.row} onFocus={showWholeCard}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            <RentalCard item={item} level={3} carried={carried} days={days} />
          </li>
        ))}
      </ul>
    </section>
  )
}
