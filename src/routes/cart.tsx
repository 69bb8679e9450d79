// /cart: what the visitor has chosen so far.
import { use, useDeferredValue } from 'react'
import { useLoaderData } from 'react-router-dom'
import { CartContents } from '~/components/CartContents'
import { DatabaseDown } from '~/components/DatabaseDown'
import { messages } from '~/lib/messages'
import type { Cart } from '~/lib/cart/cart'
import { loadCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/catalogue/item'
import { findItems } from '~/lib/db/catalogue'
import { readItemUses, type UsesReading } from '~/lib/db/item-uses'
import { today } from '~/lib/dates'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
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
  const cart = useCart()

  return (
    <Container>
      <title>Your cart</title>
      <h1 className={styles.title}>Your cart</h1>
      {cart.length === 0 ? (
        <EmptyState
          title={messages.cartEmpty}
          action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
        />
      ) : items === null ? (
        <DatabaseDown what="Your cart" />
      ) : (
        <FilledCart cart={cart} items={items} uses={uses} />
      )}
    </Container>
  )
}

type FilledCartProps = { cart: Cart; items: readonly Item[]; uses: Promise<UsesReading> }

/** What is known of the days comes in place: a fallback swapped for the rows would take focus and messages with it. */
function FilledCart({ cart, items, uses }: FilledCartProps) {
  const known = useDeferredValue<Promise<UsesReading> | null>(uses, null)
  return <CartContents cart={cart} items={items} uses={known && use(known)} />
}
