// A row of cards that scrolls sideways: by touch, by the keyboard's focus, or with the two buttons.
import { useId, useRef, type FocusEvent } from 'react'
import { RentalCard } from './RentalCard'
import { TurnButtons } from './TurnButtons'
import { useCarriedDays } from './use-carried-days'
import { spanAt } from '~/lib/cart/span-at'
import type { Item } from '~/lib/domain/item'
import { daysOf, readEventDays } from '~/lib/event/event-days'
import styles from './CardRow.module.css'

type CardRowProps = { title: string; items: readonly Item[] }

export function CardRow({ title, items }: CardRowProps) {
  const titleId = useId()
  const carried = useCarriedDays()
  const { event } = readEventDays(new URLSearchParams(carried), spanAt())
  const dayCount = event ? daysOf(event).length : 1
  const row = useRef<HTMLUListElement>(null)

  function turn(direction: 1 | -1) {
    const { current } = row
    current?.scrollBy({ left: direction * current.clientWidth })
  }

  /**
   * Browsers leave a card cut off when Tab reaches a name that is partly visible. A press must not
   * move what it presses.
   */
  function showWhole({ target }: FocusEvent) {
    if (target.matches(':focus-visible'))
      target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
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
      <ul ref={row} className={styles.row} onFocus={showWhole}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            <RentalCard item={item} level={3} carried={carried} dayCount={dayCount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
