// On a phone: price and next step at the lower edge, while the panel's own button is out of sight.
import type { RefObject } from 'react'
import { daysAreFree } from '~/components/day-name'
import { ItemPrice } from '~/components/ItemPrice'
import { useOutOfSight } from '~/components/use-out-of-sight'
import type { Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'
import { Button } from '~/ui/Button'
import styles from './StickyBookBar.module.css'

type StickyBookBarProps = {
  item: Item
  days: readonly Day[]
  calendar: RefObject<HTMLElement | null>
  ownButton: RefObject<HTMLElement | null>
  onAdd: () => void
}

export function StickyBookBar({ item, days, calendar, ownButton, onAdd }: StickyBookBarProps) {
  if (!useOutOfSight(ownButton)) return null

  function showCalendar() {
    calendar.current?.scrollIntoView({ block: 'center' })
    const tile = (of: string) => calendar.current?.querySelector<HTMLElement>(of)
    // The calendar marks every button of which it has a state: only free days have none.
    const first = tile('button:not([aria-disabled])') ?? tile('[tabindex="0"]')
    first?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.bar} data-book-bar={days.length === 0 ? 'waiting' : 'ready'}>
      <p className={styles.words}>
        <ItemPrice item={item} />
        <span className={styles.status}>
          {days.length === 0 ? 'No date yet' : daysAreFree(days, 'short')}
        </span>
      </p>
      {days.length === 0 ? (
        <Button onClick={showCalendar}>Choose a date</Button>
      ) : (
        <Button onClick={onAdd}>Add To Cart</Button>
      )}
    </div>
  )
}
