// A phone's bar with the choice and next step, unless the panel's button or the form is in view.
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { AllInAmount } from '~/components/rental/AllInAmount'
import { AllInPrice } from '~/components/rental/AllInPrice'
import { ItemPrice } from '~/components/rental/ItemPrice'
import { useOrderSoFar } from '~/components/rental/use-order-so-far'
import { isPricedDelivered, type Item } from '~/lib/domain/item'
import { allIn } from '~/lib/pricing/all-in'
import { daysAreFree, daysWithoutYear } from '~/lib/time/day-text'
import { useInOwnForm } from '~/routes/item/own-form'
import { StickyBar } from '~/ui/bar/StickyBar'
import { Button } from '~/ui/button/Button'
import type { Slot } from '~/ui/slot'
import { useOutOfViewport } from '~/ui/use-out-of-viewport'
import { paths } from '~/urls/paths'
import { focusCalendar } from './focus-calendar'
import type { ItemAvailability } from './use-item-availability'

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
  const soFar = useOrderSoFar()
  const isChosen = days.length > 0 && inCart === 0 && isPricedDelivered(item)
  const navigate = useNavigate()

  return (
    <StickyBar
      isReady={days.length > 0}
      field={days.length > 0 && inCart === 0 && stepper}
      words={
        <>
          <span>
            {isChosen ? (
              <AllInAmount {...allIn(soFar, { priceCents: item.priceCents, quantity, days })} />
            ) : (
              <ItemPrice item={item} />
            )}
          </span>
          {days.length === 0 && whyLost === '' && isPricedDelivered(item) ? (
            <AllInPrice item={item} days={days} />
          ) : (
            <span className="note">
              {days.length > 0 ? chosenWords(bookable) : whyLost || 'No date yet'}
            </span>
          )}
        </>
      }
    >
      {days.length === 0 ? (
        <Button onClick={() => focusCalendar(calendar.current)}>
          {whyLost ? 'Another day' : 'Choose a date'}
        </Button>
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
