// /checkout: details, delivery and payment, then the booking itself.
import { useLoaderData } from 'react-router-dom'
import { PageHead } from '~/components/reading/PageHead'
import { CheckoutScreen } from '~/components/checkout/CheckoutScreen'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { BookedMeanwhile } from '~/components/order/confirmed/BookedMeanwhile'
import { ConfirmationDialog } from '~/components/order/confirmed/ConfirmationDialog'
import { hasJournal } from '~/lib/booking/commit/journal-key'
import { readOffered } from '~/lib/booking/commit/offered'
import { resumeOrders } from '~/lib/booking/order/resume'
import { toLines } from '~/lib/cart/lines'
import { loadCart } from '~/lib/cart/store'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import styles from './checkout.module.css'

/** What is to be booked; `order` is null when the database can't be reached. */
export async function loader() {
  // What an interrupted order has booked is no longer in the cart.
  if (hasJournal()) await resumeOrders()
  const cart = loadCart()
  return { cart, order: await readOrder(cart) }
}

async function readOrder(cart: ReturnType<typeof loadCart>) {
  try {
    const { bookable, requestMode } = await readOffered(toLines(cart))
    return { lines: bookable, requestMode }
  } catch {
    return null
  }
}

export function Component() {
  const { cart, order } = useLoaderData<typeof loader>()
  return (
    <Container>
      <PageHead title="Checkout" />
      <h1 className={styles.title}>Checkout</h1>
      <BookedMeanwhile />
      {order === null ? (
        <div className={styles.alone}>
          <DatabaseDown what="Your booking" />
        </div>
      ) : cart.length === 0 ? (
        <div className={styles.alone}>
          <EmptyState
            title={messages.cartEmpty}
            action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
          />
        </div>
      ) : (
        <CheckoutScreen cart={cart} {...order} />
      )}
      <ConfirmationDialog />
    </Container>
  )
}
