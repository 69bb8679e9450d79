// /checkout: details, delivery and payment, then the booking itself.
import {
  useActionData,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { CheckoutScreen } from '~/components/checkout/CheckoutScreen'
import { ConfirmationDialog } from '~/components/checkout/ConfirmationDialog'
import { DatabaseDown } from '~/components/DatabaseDown'
import { loadConfirmation, saveConfirmation } from '~/lib/booking/attempt'
import { bookingLines } from '~/lib/booking/booking'
import {
  bookCheckout,
  checkCheckout,
  finishInterrupted,
  type CheckoutAnswer,
} from '~/lib/booking/checkout'
import { readCheckoutForm } from '~/lib/booking/checkout-form'
import { quoteDelivery } from '~/lib/booking/delivery-quote'
import { loadCheckoutForm, saveCheckoutForm } from '~/lib/booking/in-progress'
import { toLines } from '~/lib/cart/lines'
import { loadCart } from '~/lib/cart/store'
import { findItems } from '~/lib/db/catalogue'
import { readRequestMode } from '~/lib/db/settings'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { config } from '~/settings'
import { ButtonLink } from '~/ui/ButtonLink'
import { Container } from '~/ui/Container'
import { EmptyState } from '~/ui/EmptyState'
import styles from './checkout.module.css'

export async function loader() {
  await finishInterrupted()
  return { form: loadCheckoutForm(), confirmation: loadConfirmation(), order: await loadOrder() }
}

/** What is to be booked; null when the database can't be reached. */
async function loadOrder() {
  const lines = toLines(loadCart())
  try {
    const [items, requestMode] = await Promise.all([
      findItems(lines.map((line) => line.itemId)),
      readRequestMode(),
    ])
    return { lines: bookingLines(lines, items).bookable, requestMode, empty: lines.length === 0 }
  } catch {
    return null
  }
}

/**
 * A look at the distance changes nothing that the loader reads. And while the database is down, the form stays with its
 * message: the loader would only put its own failure in their place.
 */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'delivery') return false
  const answer = actionResult as CheckoutAnswer | undefined
  return answer?.kind === 'down' || answer?.kind === 'unanswered' ? false : defaultShouldRevalidate
}

export async function action({ request }: ActionFunctionArgs) {
  const data = await request.formData()
  const requestMode = data.get('requestMode') === 'true'
  const form = readCheckoutForm(data)
  const intent = data.get('intent')
  if (intent === 'delivery') return quoteDelivery(form.address, requestMode)
  // While no time window is chosen the time field isn't in the page; its last value is kept all the same.
  const { specificTime } = data.has('specificTime') ? form : loadCheckoutForm()
  saveCheckoutForm({ ...form, specificTime })
  if (intent === 'book')
    return bookCheckout(form, { fullTotalCents: Number(data.get('fullTotalCents')), requestMode })
  return checkCheckout(form)
}

export function Component() {
  const { form, order, confirmation } = useLoaderData<typeof loader>()
  const answer = useActionData() as CheckoutAnswer | undefined
  const navigate = useNavigate()

  function close() {
    saveConfirmation(null)
    void navigate(paths.category('all-rentals'))
  }

  return (
    <Container>
      <title>{`Checkout | ${config.business.name}`}</title>
      <h1 className={styles.title}>Checkout</h1>
      {order === null ? (
        <div className={styles.alone}>
          <DatabaseDown what="Your booking" />
        </div>
      ) : order.empty ? (
        <div className={styles.alone}>
          <EmptyState
            title={messages.cartEmpty}
            action={<ButtonLink to={paths.category('all-rentals')}>Browse Rentals</ButtonLink>}
          />
        </div>
      ) : (
        <CheckoutScreen
          // What is left in the cart once a booking stands is another order, on a form of its own.
          key={confirmation?.id}
          initial={form}
          lines={order.lines}
          requestMode={order.requestMode}
          acted={answer}
        />
      )}
      {confirmation && <ConfirmationDialog confirmation={confirmation} onClose={close} />}
    </Container>
  )
}
