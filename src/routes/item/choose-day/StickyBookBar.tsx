// A phone's bar at the lower edge, with the choice, its price and the next step, while the panel's
// button is out of view. The item's own form has a bar of its own.
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeliveredPrice } from '~/components/rental/DeliveredPrice'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { useDestination } from '~/components/rental/use-destination'
import type { Item } from '~/lib/domain/item'
import { afterAmount, deliveredPrice } from '~/lib/pricing/delivered-price'
import { isPricedDelivered } from '~/lib/pricing/least-delivery'
import { daysAreFree, daysWithoutYear } from '~/lib/time/day-text'
import { useInOwnForm } from '~/routes/item/own-form'
import { StickyBar } from '~/ui/bar/StickyBar'
import { Button } from '~/ui/button/Button'
import { Price } from '~/ui/facts/Price'
import type { Slot } from '~/ui/slot'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { paths } from '~/urls/paths'
import type { ItemAvailability } from './use-item-availability'
import styles from './ChooseDay.module.css'

type StickyBookBarProps = {
  item: Item
  bookable: Pick<ItemAvailability, 'days' | 'inCart' | 'quantity'>
  /** Why the wanted days can't be booked; empty if they can, and if none are wanted. */
  whyLost: string
  /** The field for the quantity; false for an item that has one unit. */
  stepper: Slot
  calendar: RefObject<HTMLElement | null>
  ownButton: RefObject<HTMLElement | null>
  onAdd: () => void
}

export function StickyBookBar(props: StickyBookBarProps) {
  const isInOwnForm = useInOwnForm()
  return useOutOfViewport(props.ownButton) && !isInOwnForm && <Bar {...props} />
}

function Bar(props: Omit<StickyBookBarProps, 'ownButton'>) {
  const { item, bookable, whyLost, stepper, calendar, onAdd } = props
  const { days, inCart, quantity } = bookable
  const to = useDestination()
  const price =
    days.length > 0 && inCart === 0 ? deliveredPrice(item, to, days.length, quantity) : null
  const navigate = useNavigate()

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
            {price ? (
              <span>
                {price.delivery === 'inCart' && <span>+</span>}
                <Price cents={price.delivery === 'from' ? price.rentCents : price.cents} />{' '}
                <span className={`note ${styles.more}`}>{afterAmount(price)}</span>
              </span>
            ) : (
              <ItemPrice item={item} />
            )}
          </span>
          {days.length === 0 && whyLost === '' && isPricedDelivered(item) ? (
            <DeliveredPrice item={item} />
          ) : (
            <span className="note">
              {days.length > 0 ? chosenWords(bookable) : whyLost || 'No date yet'}
            </span>
          )}
        </>
      }
    >
      {days.length === 0 ? (
        <Button onClick={showCalendar}>{whyLost ? 'Another day' : 'Choose a date'}</Button>
      ) : inCart > 0 ? (
        // The same button as Add To Cart, so that the focus comes back to it from the dialog.
        <Button onClick={() => void navigate(paths.cart())}>Go to cart</Button>
      ) : (
        <Button onClick={onAdd}>Add To Cart</Button>
      )}
    </StickyBar>
  )
}

function chosenWords({ days, quantity, inCart }: StickyBookBarProps['bookable']): string {
  const when = daysWithoutYear(days, 'short')
  if (inCart > 0) return `${when}, ${inCart > 1 ? `${inCart} ` : ''}in your cart`
  return quantity === 1 ? daysAreFree(days, 'short') : `Quantity ${quantity}, ${when}`
}
