// /cart: what the visitor has chosen so far.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { use, useDeferredValue, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { PageHead } from '~/components/page/PageHead'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { CartContents } from '~/components/cart/CartContents'
import { ChangeDay } from '~/components/cart/ChangeDay'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { OrderSteps } from '~/components/order/OrderSteps'
import { useCartChanges, type CartChanges } from '~/components/order/use-cart-changes'
import { readCart } from '~/lib/cart-days/read-cart'
import { readPackages, type ReadPackages } from '~/lib/cart-days/read-packages'
import type { Instead } from '~/lib/cart-days/read-instead'
import { messages } from '~/lib/text/messages'
import type { PackageOffer } from '~/lib/cart/package-offer'
import type { Cart } from '~/lib/domain/cart'
import { loadCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/domain/item'
import type { UsesReading } from '~/lib/db/days/item-uses'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Toast } from '~/ui/notice/Toast'

export async function loader() {
  const cart = loadCart()
  const { items, uses, instead } = readCart(cart)
  // Doesn't wait for the rest: the cart shows at once, and says later which of its days are taken.
  return { items: await items, uses, instead, packages: readPackages(cart) }
}

export function Component() {
  const { items, uses, instead, packages } = useLoaderData<typeof loader>()
  const cart = useCart()
  const changes = useCartChanges(cart)
  const { changed } = changes
  const title = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears, so the title takes the focus. */
  const focusTitle = (options?: FocusOptions) => title.current?.focus(options)

  return (
    <div className="container">
      <PageHead title="Your cart" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Your cart
      </h1>
      {/* Here, so that Undo is the next stop of the keyboard. */}
      <Toast
        message={changed?.text ?? null}
        action={changed?.undo && { label: 'Undo', onPress: changed.undo }}
        onDone={changes.forget}
      />
      <BookedMeanwhile />
      {cart.length > 0 && <OrderSteps current="Cart" />}
      {cart.length === 0 ? (
        <div className="page-end">
          <EmptyState title={messages.cartEmpty} action={<BrowseRentals />} />
        </div>
      ) : items === null ? (
        <div className="page-end">
          <DatabaseDown what="Your cart" />
        </div>
      ) : (
        <FilledCart
          cart={cart}
          // Includes items that were just added, until they are read.
          items={[...items, ...changes.added]}
          uses={uses}
          instead={instead}
          packages={packages}
          changes={changes}
          onSwitch={(offer) => {
            changes.switchTo(offer)
            // Shows the package, which stands where its parts did.
            focusTitle()
          }}
          onRemove={(index, name) => {
            changes.remove(index, name)
            focusTitle({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

type FilledCartProps = {
  cart: Cart
  items: readonly Item[]
  uses: Promise<UsesReading>
  instead: Promise<Instead>
  changes: CartChanges
  packages: Promise<ReadPackages>
  onSwitch: (offer: PackageOffer) => void
  onRemove: (index: number, name: string) => void
}

/** Fills in the days without a fallback, because replacing the rows would lose the focus and messages. */
function FilledCart({ uses, ...rest }: FilledCartProps) {
  const known = useDeferredValue<Promise<UsesReading> | null>(uses, null)
  const reading = known && use(known)
  const datesUnknown = known !== null && reading === null
  const [changing, setChanging] = useState<number | null>(null)
  return (
    <>
      <CartContents
        {...rest}
        uses={reading}
        datesUnknown={datesUnknown}
        onChangeDay={setChanging}
      />
      <ChangeDay
        cart={rest.cart}
        index={changing}
        items={rest.items}
        uses={reading}
        datesUnknown={datesUnknown}
        onClose={() => setChanging(null)}
        onMove={rest.changes.move}
      />
    </>
  )
}
