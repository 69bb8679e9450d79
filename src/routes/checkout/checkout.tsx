// /checkout: details, delivery and payment, then the booking itself.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { useRef } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { CheckoutScreen } from '~/components/checkout/CheckoutScreen'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { ConfirmationDialog } from '~/components/order/confirmed/ConfirmationDialog'
import { LostEntries } from '~/components/order/lost-days/LostEntries'
import { SeveralDays } from '~/components/order/lost-days/SeveralDays'
import { useCartChanges } from '~/components/order/use-cart-changes'
import { hasJournal } from '~/lib/booking/commit/journal-key'
import { resumeOrders } from '~/lib/booking/order/resume'
import { bookingLines } from '~/lib/cart/booking-lines'
import type { Cart } from '~/lib/domain/cart'
import { readCart, statesNow } from '~/lib/cart-days/read-cart'
import type { Instead } from '~/lib/cart-days/read-instead'
import { toLines } from '~/lib/cart/lines'
import { loadCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/domain/item'
import type { UsesReading } from '~/lib/db/days/item-uses'
import { readRequestMode } from '~/lib/db/settings'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Toast } from '~/ui/notice/Toast'

/** The order's lines; `order` is null if the database can't be reached. */
export async function loader() {
  // Resolves interrupted orders first, because a finished one is no longer in the cart.
  if (hasJournal()) await resumeOrders()
  const cart = loadCart()
  const { instead, ...reading } = readCart(cart)
  const [items, uses, requestMode] = await Promise.all([
    reading.items,
    reading.uses,
    readRequestMode().catch(() => null),
  ])
  const order = items === null || requestMode === null ? null : { items, uses, requestMode }
  return { cart, order, instead }
}

export function Component() {
  const { cart, order, instead } = useLoaderData<typeof loader>()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <div className="container">
      <PageHead title="Checkout" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Checkout
      </h1>
      <BookedMeanwhile />
      {order === null ? (
        <div className="page-end">
          <DatabaseDown what="The checkout" />
        </div>
      ) : cart.length === 0 ? (
        <div className="page-end">
          <EmptyState title={messages.cartEmpty} action={<BrowseRentals />} />
        </div>
      ) : (
        <FilledCheckout
          cart={cart}
          {...order}
          instead={instead}
          onChanged={() => title.current?.focus({ preventScroll: true })}
        />
      )}
      <ConfirmationDialog />
    </div>
  )
}

const alternativesId = 'no-longer-free'

type FilledCheckoutProps = {
  cart: Cart
  items: readonly Item[]
  uses: UsesReading
  requestMode: boolean
  instead: Promise<Instead>
  onChanged: () => void
}

function FilledCheckout({
  cart,
  items,
  uses,
  requestMode,
  instead,
  onChanged,
}: FilledCheckoutProps) {
  // The current cart shows changes at once, before it is read again.
  const now = useCart()
  const changes = useCartChanges(now)
  const states = statesNow(now, [...items, ...changes.added], uses)
  const kept = statesNow(cart, items, uses).filter(({ problem }) => !problem?.daysWent)
  const lines = toLines(kept.map(({ entry }) => entry))

  return (
    <>
      <Toast message={changes.changed?.text ?? null} onDone={changes.forget} />
      <CheckoutScreen
        // The current cart, because an earlier reading of it must not be placed.
        cart={now}
        lines={bookingLines(lines, items).bookable}
        requestMode={requestMode}
        alternativesId={
          states.some(({ problem }) => problem?.daysWent) ? alternativesId : undefined
        }
      >
        <SeveralDays cart={now}>
          If it's one event, <Link to={paths.cart()}>change its day in your cart</Link>.
        </SeveralDays>
        <LostEntries
          id={alternativesId}
          states={states}
          instead={instead}
          changes={changes}
          onChanged={onChanged}
        />
      </CheckoutScreen>
    </>
  )
}
