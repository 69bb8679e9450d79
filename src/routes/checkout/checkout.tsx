// /checkout: details, delivery and payment, then the booking itself.
import { useRef } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { SeveralDays } from '~/components/cart-availability/SeveralDays'
import { useCartChanges } from '~/components/cart-availability/use-cart-changes'
import { useBookableDays } from '~/components/event/use-bookable-days'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { CartTooLarge } from '~/components/order/CartTooLarge'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { ConfirmationDialog } from '~/components/order/confirmed/ConfirmationDialog'
import { EmptyCart } from '~/components/order/EmptyCart'
import { useReadAgain } from '~/components/order/use-read-again'
import { PageHead } from '~/components/page/PageHead'
import { hasJournal } from '~/lib/booking/commit/journal-key'
import { resumeOrders } from '~/lib/booking/order/resume'
import { pricedLines } from '~/lib/cart-availability/cart-line-states'
import type { Alternatives } from '~/lib/cart-availability/read-alternatives'
import { readCart, statesNow, type AvailabilityReading } from '~/lib/cart-availability/read-cart'
import { useCart } from '~/lib/cart/store'
import { readRequestMode } from '~/lib/db/switches'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { changesElsewhere, loadSharedCart } from '~/lib/tabs/tabs'
import { Toast } from '~/ui/notice/Toast'
import { paths } from '~/urls/paths'
import { CheckoutScreen } from './CheckoutScreen'
import { LostCartLines } from './LostCartLines'

/** The order's lines; `order` says why if they can't be read. */
export async function loader() {
  // Resolves interrupted orders first, because a finished one is no longer in the cart.
  if (hasJournal()) await resumeOrders()
  const cart = await loadSharedCart()
  const readAt = changesElsewhere()
  const reading = readCart(cart)
  const [items, availability, alternatives, requestMode] = await Promise.all([
    reading.items,
    reading.availability,
    // Known at once unless a day is taken. If they came later, they would push the form down.
    reading.alternatives,
    readRequestMode().catch(failureOf),
  ])
  return { cart, readAt, order: orderOf(items, availability, requestMode), alternatives }
}

function orderOf(
  items: readonly Item[] | Failure,
  availability: AvailabilityReading,
  requestMode: boolean | Failure,
) {
  if (typeof items === 'string') return items
  return typeof requestMode === 'string' ? requestMode : { items, availability, requestMode }
}

export function Component() {
  const { cart, readAt, order, alternatives } = useLoaderData<typeof loader>()
  const title = useRef<HTMLHeadingElement>(null)
  // The filled checkout reads again itself, when no order is on its way.
  useReadAgain(readAt, order === null || cart.length === 0)
  return (
    <div className="container">
      <PageHead title="Checkout" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Checkout
      </h1>
      <BookedMeanwhile />
      {typeof order === 'string' ? (
        <div className="page-end">
          <FailureNotice title="The checkout didn't load." failure={order} />
        </div>
      ) : cart.length === 0 ? (
        <div className="page-end">
          <EmptyCart />
        </div>
      ) : (
        <FilledCheckout
          cart={cart}
          readAt={readAt}
          {...order}
          alternatives={alternatives}
          onChanged={() => title.current?.focus({ preventScroll: true })}
        />
      )}
      <ConfirmationDialog />
    </div>
  )
}

const lostRentalsId = 'to-change'

type FilledCheckoutProps = {
  cart: Cart
  readAt: number
  items: readonly Item[]
  availability: AvailabilityReading
  requestMode: boolean
  alternatives: Alternatives
  onChanged: () => void
}

function FilledCheckout({
  cart,
  readAt,
  items,
  availability,
  requestMode,
  alternatives,
  onChanged,
}: FilledCheckoutProps) {
  // The current cart shows changes at once, before it is read again.
  const now = useCart()
  const changes = useCartChanges(now)
  // Draws the rentals again when one of their days has passed.
  useBookableDays()
  const states = statesNow(now, [...items, ...changes.added], availability)
  const { lines } = pricedLines(statesNow(cart, items, availability), items)

  return (
    <>
      <Toast message={changes.changed?.text ?? null} onDone={changes.forget} />
      <CheckoutScreen
        // The current cart, because an earlier reading of it must not be placed.
        cart={now}
        readAt={readAt}
        lines={lines}
        requestMode={requestMode}
        lostRentalsId={states.some(({ conflict }) => conflict) ? lostRentalsId : undefined}
      >
        <CartTooLarge cart={now} items={[...items, ...changes.added]} />
        <SeveralDays cart={now}>
          If it's one event, <Link to={paths.cart()}>change its day in your cart</Link>.
        </SeveralDays>
        <LostCartLines
          id={lostRentalsId}
          states={states}
          alternatives={alternatives}
          changes={changes}
          onChanged={onChanged}
        />
      </CheckoutScreen>
    </>
  )
}
