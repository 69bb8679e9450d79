import { Suspense, use, useDeferredValue, useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { SeveralDays } from '~/components/cart-availability/SeveralDays'
import type { CartChanges } from '~/components/cart-availability/use-cart-changes'
import { DatesUnknown } from '~/components/event/DatesUnknown'
import { useBookableDays } from '~/components/event/use-bookable-days'
// The filled cart: its lines, and beside them their total and the link to the checkout.
import { OrderSteps } from '~/components/order/OrderSteps'
import type { CartLineState } from '~/lib/cart-availability/cart-line-states'
import { deleteStaleInCart } from '~/lib/cart-availability/delete-stale-in-cart'
import { cartLineKey, type Alternatives } from '~/lib/cart-availability/read-alternatives'
import {
  unknownAvailability,
  statesNow,
  type AvailabilityReading,
} from '~/lib/cart-availability/read-cart'
import type { ReadPackages } from '~/lib/cart-availability/read-packages'
import { isSameCartLine } from '~/lib/cart/cart'
import type { PackageSwitch } from '~/lib/cart/package-switch'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { cartEventDays, eventQuery } from '~/lib/event/event-days'
import { eventWithoutYear } from '~/lib/time/day-text'
import { paths } from '~/urls/paths'
import { CartRow } from './CartRow'
import { CartSummary } from './CartSummary'
import { ChangeDay } from './ChangeDay'
import { SwitchToPackage } from './SwitchToPackage'
import styles from './CartContents.module.css'

type CartContentsProps = {
  cart: Cart
  /** The cart whose items were read. */
  read: Cart
  items: readonly Item[]
  availability: Promise<AvailabilityReading>
  alternatives: Promise<Alternatives>
  packages: Promise<ReadPackages>
  changes: CartChanges
  onSwitch: (wanted: PackageSwitch) => void
  onRemove: (index: number, name: string) => void
}

export function CartContents({
  cart,
  read,
  items,
  availability: reading,
  alternatives,
  packages,
  changes,
  onSwitch,
  onRemove,
}: CartContentsProps) {
  // The rows show before the days are known. A fallback instead would lose focus and messages.
  const known = useDeferredValue<Promise<AvailabilityReading> | null>(reading, null)
  const availability = known ? use(known) : unknownAvailability
  const { takenByItem } = availability
  const datesUnknown = known !== null && takenByItem === null
  const [changing, setChanging] = useState<CartLine | null>(null)
  const index = cart.findIndex(
    (cartLine) => changing !== null && isSameCartLine(cartLine, changing),
  )
  // Another tab has moved or removed it.
  if (changing !== null && index === -1) setChanging(null)
  // A rental that another tab has just added shows once it is read.
  const isKnown = ({ item, cartLine }: CartLineState) =>
    item !== null || read.some(({ itemId }) => itemId === cartLine.itemId)
  const bookableDays = useBookableDays()
  const states = statesNow(cart, items, availability)
  const { revalidate } = useRevalidator()
  const events = cartEventDays(cart, bookableDays)
  const event = events.length === 1 ? events[0] : undefined

  /** More units than are free: deletes stale ones. */
  async function askForMore(cartLine: CartLine) {
    if (takenByItem && (await deleteStaleInCart([cartLine], items, takenByItem))) await revalidate()
  }

  return (
    <>
      <div className={`page-end ${styles.columns}`}>
        <div>
          {/* Not above the columns: a desktop's first view then lacks Check Out. */}
          <OrderSteps current="Cart" />
          {datesUnknown && <DatesUnknown />}
          <SeveralDays cart={cart}>
            If it's one event, change the day of one rental or all of them.
          </SeveralDays>
          <ul className={styles.rows}>
            {states.map(
              (state, index) =>
                isKnown(state) && (
                  <CartRow
                    key={cartLineKey(state.cartLine)}
                    cart={cart}
                    index={index}
                    state={state}
                    alternatives={alternatives}
                    changes={changes}
                    onMore={() => void askForMore(state.cartLine)}
                    onChangeDay={() => setChanging(state.cartLine)}
                    onRemove={(name) => onRemove(index, name)}
                  />
                ),
            )}
          </ul>
          <Suspense>
            <SwitchToPackage cart={cart} items={items} packages={packages} onSwitch={onSwitch} />
          </Suspense>
          <Link
            className={`no-print ${styles.more}`}
            to={paths.category('all-rentals') + (event ? `?${eventQuery(event)}` : '')}
          >
            {event
              ? `Add another rental for ${eventWithoutYear(event, 'short')}`
              : 'Add another rental'}
          </Link>
        </div>
        <CartSummary cart={cart} states={states.filter(isKnown)} items={items} />
      </div>
      <ChangeDay
        cart={cart}
        index={index}
        items={items}
        takenByItem={takenByItem}
        datesUnknown={datesUnknown}
        onClose={() => setChanging(null)}
        onMove={changes.move}
      />
    </>
  )
}
