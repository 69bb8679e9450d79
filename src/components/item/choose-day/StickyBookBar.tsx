// A phone's bar at the lower edge, with the choice, its price and the next step, while the panel's
// button is out of view.
import type { RefObject } from 'react'
import { daysAreFree, daysWithoutYear } from '~/lib/time/day-text'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { StickyBar } from '~/ui/bar/StickyBar'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { hidesPrice, type Item } from '~/lib/domain/item'
import type { Addition, Estimate } from '~/lib/order-form/estimate'
import type { Day } from '~/lib/domain/day'
import { formatCents } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/quote'
import { Button } from '~/ui/button/Button'
import { Price } from '~/ui/facts/Price'
import type { Slot } from '~/ui/slot'
import { whyLostInShort } from '~/components/calendar/why-lost'
import type { ItemBooking } from './use-item-booking'

type StickyBookBarProps = {
  item: Item
  booking: Pick<ItemBooking, 'days' | 'inCart' | 'quantity' | 'lostBy' | 'add'>
  /** The wanted days, if not all of them are free; empty if days are chosen. */
  lost: readonly Day[]
  /** The field for the quantity; false for an item that has one unit. */
  stepper: Slot
  total: Estimate | null
  /** What the item adds to the cart; null for an empty cart, and until the cart is read. */
  addition: Addition | null
  calendar: RefObject<HTMLElement | null>
  ownButton: RefObject<HTMLElement | null>
  onCart: () => void
}

export function StickyBookBar(props: StickyBookBarProps) {
  return useOutOfViewport(props.ownButton) && <Bar {...props} />
}

function Bar(props: Omit<StickyBookBarProps, 'ownButton'>) {
  const { item, booking, lost, stepper, total, addition, calendar, onCart } = props
  const { days, inCart, quantity } = booking
  const rent = lineCents({
    priceCents: item.priceCents ?? 0,
    quantity,
    dayCount: days.length,
  })

  function showCalendar() {
    calendar.current?.scrollIntoView({ block: 'center' })
    const tile = (of: string) => calendar.current?.querySelector<HTMLElement>(of)
    // The calendar marks days that can't be chosen with aria-disabled.
    const first = tile('button:not([aria-disabled])') ?? tile('[tabindex="0"]')
    first?.focus({ preventScroll: true })
  }

  return (
    <StickyBar
      isReady={days.length > 0}
      field={days.length > 0 && inCart === 0 && stepper}
      words={
        <>
          <span>
            {days.length > 0 && inCart === 0 && item.priceCents !== null && !hidesPrice(item) ? (
              <span>
                {addition && <span>+</span>}
                <Price cents={addition?.addsCents ?? total?.totalCents ?? rent} />
                <span className="note">{priceWords(total, addition)}</span>
              </span>
            ) : (
              <ItemPrice item={item} />
            )}
          </span>
          <span className="note">
            {days.length > 0
              ? chosenWords(days, quantity, inCart)
              : lost.length > 0
                ? whyLostInShort(lost, booking.lostBy)
                : 'No date yet'}
          </span>
        </>
      }
    >
      {days.length === 0 ? (
        <Button onClick={showCalendar}>{lost.length > 0 ? 'Another day' : 'Choose a date'}</Button>
      ) : inCart > 0 ? (
        <Button onClick={onCart}>Go to cart</Button>
      ) : (
        <Button onClick={booking.add}>Add To Cart</Button>
      )}
    </StickyBar>
  )
}

function priceWords(total: Estimate | null, addition: Addition | null): string {
  const { missing } = addition ?? total ?? { missing: 'delivery & tax' }
  const more = missing && ` + ${missing}`
  return addition ? ` new total ${formatCents(addition.totalCents)}${more}` : more || ' total'
}

function chosenWords(days: readonly Day[], quantity: number, inCart: number): string {
  const when = daysWithoutYear(days, 'short')
  if (inCart > 0) return `${when}, ${inCart > 1 ? `${inCart} ` : ''}in your cart`
  return quantity === 1 ? daysAreFree(days, 'short') : `Quantity ${quantity}, ${when}`
}
