// On a phone: price and next step at the lower edge, while the panel's own button is out of sight.
import { useEffect, useState, type RefObject } from 'react'
import { daysAreFree } from '~/components/day-name'
import { ItemPrice } from '~/components/ItemPrice'
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
    calendar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.bar} data-book-bar={days.length === 0 ? 'waiting' : 'ready'}>
      <p className={styles.words}>
        <ItemPrice item={item} />
        <span className={styles.status}>
          {days.length === 0 ? 'Nothing chosen yet' : daysAreFree(days, 'short')}
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

/** Whether an element is outside of the window; false where the browser can't tell. */
function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry) setOut(!entry.isIntersecting)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
