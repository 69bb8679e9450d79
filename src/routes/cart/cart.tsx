// /cart: what the visitor has chosen so far.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { use, useDeferredValue, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { CartContents } from '~/components/cart/CartContents'
import { ChangeDay } from '~/components/cart/ChangeDay'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { OrderSteps } from '~/components/order/OrderSteps'
import { useEntryChanges, type EntryChanges } from '~/components/order/lost-days/use-entry-changes'
import { useUndo } from '~/components/cart/use-undo'
import { readCart } from '~/lib/cart-days/read-cart'
import { readPackages, type ReadPackages } from '~/lib/cart-days/read-packages'
import type { Instead } from '~/lib/cart-days/read-instead'
import { messages } from '~/lib/text/messages'
import type { PackageOffer } from '~/lib/cart/package-offer'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { loadCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/domain/item'
import type { UsesReading } from '~/lib/db/days/item-uses'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Toast } from '~/ui/dialog/Toast'

export async function loader() {
  const cart = loadCart()
  const { items, uses, instead } = readCart(cart)
  // Doesn't wait for the rest: the cart shows at once, and says later which of its days are taken.
  return { items: await items, uses, instead, packages: readPackages(cart) }
}

export function Component() {
  const { items, uses, instead, packages } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const cart = useCart()
  const { made, added, remove, switchTo, undo, forget } = useUndo(cart)
  const changes = useEntryChanges(cart)
  const title = useRef<HTMLHeadingElement>(null)
  /** The pressed button disappears, so the title takes the focus. */
  const focusTitle = () => title.current?.focus({ preventScroll: true })

  return (
    <Container>
      <PageHead title="Your cart" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Your cart
      </h1>
      {/* Here, so that Undo is the next stop of the keyboard. */}
      <Toast
        message={
          made ? (made.isUndone ? made.undoneText : made.text) : (changes.changed?.text ?? null)
        }
        action={
          made && !made.isUndone
            ? {
                label: 'Undo',
                onPress: () => {
                  undo()
                  // The last read doesn't have what is back.
                  void revalidate()
                },
              }
            : undefined
        }
        onDone={() => {
          forget()
          changes.forget()
        }}
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
          items={[...items, ...changes.taken, ...added]}
          uses={uses}
          instead={instead}
          packages={packages}
          changes={changes}
          restored={made?.isUndone === true ? made.returned : null}
          onSwitch={(offer) => {
            switchTo(offer)
            focusTitle()
            // The last read doesn't have the package's days.
            void revalidate()
          }}
          onRemove={(index, name) => {
            remove(index, name)
            focusTitle()
          }}
        />
      )}
    </Container>
  )
}

type FilledCartProps = {
  cart: Cart
  items: readonly Item[]
  uses: Promise<UsesReading>
  instead: Promise<Instead>
  changes: EntryChanges
  packages: Promise<ReadPackages>
  restored: Pick<CartEntry, 'itemId' | 'days'> | null
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
