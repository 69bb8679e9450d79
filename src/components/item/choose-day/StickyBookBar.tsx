// On a phone: what is chosen and costs, and the next step, at the lower edge, while the panel's own button is out of sight.
import type { RefObject } from 'react'
import { daysAreFree, daysWithoutYear } from '~/components/rental/day-name'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { useOutOfSight } from '~/ui/use-out-of-sight'
import { hidesPrice, type Item } from '~/lib/catalogue/item'
import type { Estimate } from '~/lib/estimate/estimate'
import type { Day } from '~/lib/dates'
import { lineCents } from '~/lib/pricing/quote'
import { Button } from '~/ui/Button'
import { Price } from '~/ui/Price'
import styles from './StickyBookBar.module.css'

type StickyBookBarProps = {
  item: Item
  days: readonly Day[]
  quantity: number
  /** With delivery, tax and protections, where the visitor has said where it goes. */
  total: Estimate | null
  calendar: RefObject<HTMLElement | null>
  ownButton: RefObject<HTMLElement | null>
  onAdd: () => void
}

export function StickyBookBar({
  item,
  days,
  quantity,
  total,
  calendar,
  ownButton,
  onAdd,
}: StickyBookBarProps) {
  if (!useOutOfSight(ownButton)) return null

  const rent = lineCents({
    priceCents: item.priceCents ?? 0,
    quantity,
    dayCount: days.length,
  })

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
        <span>
          {days.length > 0 && item.priceCents !== null && !hidesPrice(item) ? (
            <>
              <Price cents={total?.totalCents ?? rent} />
              <span className={styles.sum}>{total?.complete ? ' in total' : ' so far'}</span>
            </>
          ) : (
            <ItemPrice item={item} />
          )}
        </span>
        <span className={styles.status}>{statusOf(days, quantity)}</span>
      </p>
      {days.length === 0 ? (
        <Button onClick={showCalendar}>Choose a date</Button>
      ) : (
        <Button onClick={onAdd}>Add To Cart</Button>
      )}
    </div>
  )
}

function statusOf(days: readonly Day[], quantity: number): string {
  if (days.length === 0) return 'No date yet'
  if (quantity === 1) return daysAreFree(days, 'short')
  return `${quantity} units, ${daysWithoutYear(days, 'short')}`
}
