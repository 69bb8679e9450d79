// /cart: what the visitor has chosen so far.
import { use, useDeferredValue, useRef } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { CartContents } from '~/components/cart/CartContents'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { removalText, useRemoval } from '~/components/cart/use-removal'
import { messages } from '~/lib/messages'
import type { Cart, CartEntry } from '~/lib/cart/cart'
import { loadCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/catalogue/item'
import { findItems } from '~/lib/db/catalogue'
import { readItemUses, type UsesReading } from '~/lib/db/item-uses'
import { today } from '~/lib/dates'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import { Toast } from '~/ui/Toast'
import styles from './cart.module.css'

export async function loader() {
  const ids = [...new Set(loadCart().map((entry) => entry.itemId))]
  // Not awaited: the cart shows at once, and says later which of its days went meanwhile.
  const uses = readItemUses(ids, { from: today(new Date()) }).catch(() => null)
  const items = await findItems(ids).catch(() => null)
  return { items, uses }
}

export function Component() {
  const { items, uses } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const cart = useCart()
  const { removal, remove, undo, forget } = useRemoval(cart)
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <Container>
      <PageHead title="Your cart" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Your cart
      </h1>
      {/* Here, so that Undo is the next stop of the keyboard. */}
      <Toast
        message={removal && removalText(removal)}
        action={
          removal && !removal.restored
            ? {
                label: 'Undo',
                onPress: () => {
                  undo()
                  // What was read meanwhile knows nothing of it.
                  void revalidate()
                },
              }
            : undefined
        }
        onDone={forget}
      />
      <BookedMeanwhile />
      {cart.length === 0 ? (
        <div className={styles.alone}>
          <EmptyState
            title={messages.cartEmpty}
            action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
          />
        </div>
      ) : items === null ? (
        <div className={styles.alone}>
          <DatabaseDown what="Your cart" />
        </div>
      ) : (
        <FilledCart
          cart={cart}
          items={items}
          uses={uses}
          restored={removal?.restored === true ? removal.entry : null}
          onRemove={(index, name) => {
            remove(index, name)
            // The pressed button goes with its entry; without a new place the focus would be lost.
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
  restored: CartEntry | null
  onRemove: (index: number, name: string) => void
}

/** What is known of the days comes in place: a fallback swapped for the rows would take focus and messages with it. */
function FilledCart({ uses, ...rest }: FilledCartProps) {
  const known = useDeferredValue<Promise<UsesReading> | null>(uses, null)
  const reading = known && use(known)
  const datesUnknown = known !== null && reading === null
  return <CartContents {...rest} uses={reading} datesUnknown={datesUnknown} />
}
