// /cart: what the visitor has chosen so far.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { use, useDeferredValue, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { CartContents } from '~/components/cart/CartContents'
import { ChangeDay } from '~/components/cart/ChangeDay'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { useEntryChanges, type EntryChanges } from '~/components/order/lost-days/use-entry-changes'
import { removalText, useRemoval } from '~/components/cart/use-removal'
import { readCart } from '~/lib/cart-days/read-cart'
import { readOffer, type PackageOffer } from '~/lib/cart-days/read-offer'
import type { Instead } from '~/lib/cart-days/read-instead'
import { messages } from '~/lib/text/messages'
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
  return { items: await items, uses, instead, offer: readOffer(cart) }
}

export function Component() {
  const { items, uses, instead, offer } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const cart = useCart()
  const { removal, remove, undo, forget } = useRemoval(cart)
  const changes = useEntryChanges(cart)
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <Container>
      <PageHead title="Your cart" />
      <h1 ref={title} tabIndex={-1} className="page-title">
        Your cart
      </h1>
      {/* Here, so that Undo is the next stop of the keyboard. */}
      <Toast
        message={removal ? removalText(removal) : (changes.changed?.text ?? null)}
        action={
          removal && !removal.restored
            ? {
                label: 'Undo',
                onPress: () => {
                  undo()
                  // The last read doesn't have it.
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
          items={[...items, ...changes.taken]}
          uses={uses}
          instead={instead}
          offer={offer}
          changes={changes}
          restored={removal?.restored === true ? removal.entry : null}
          onRemove={(index, name) => {
            remove(index, name)
            // The pressed button disappears with its entry, so the title takes the focus.
            title.current?.focus({ preventScroll: true })
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
  offer: Promise<PackageOffer | null>
  changes: EntryChanges
  restored: CartEntry | null
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
