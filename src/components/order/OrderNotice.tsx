// The outcome of checking or placing an order in words, with the next step.
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { ReloadNotice } from '~/components/failures/ReloadNotice'
import { UnlessOffline } from '~/components/failures/UnlessOffline'
import { PaidNotBooked, PaymentUnknown } from '~/components/payment/PaymentNotices'
import { isUnsettledPayment } from '~/lib/booking/commit/outcome'
import type { ItemKind } from '~/lib/domain/item'
import type { OrderError } from '~/lib/order-form/errors'
import { Button } from '~/ui/button/Button'
import { fieldId } from '~/ui/field/field-id'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { paths } from '~/urls/paths'
import type { ShownOutcome } from './order-states'
import { plainWords } from './outcome-words'
import type { OrderInProgress } from './use-order'
import styles from './order.module.css'

type OrderNoticeProps = {
  order: Pick<OrderInProgress, 'outcome' | 'fields' | 'outdated' | 'step' | 'again' | 'retry'>
  /** The kind of a single item; undefined for the cart's order. */
  itemKind?: ItemKind
  /** The office approves first, so nothing is booked or paid yet. */
  requestMode?: boolean
  /** Id of the lost rentals with their alternatives: they take the focus after a refusal. */
  lostRentalsId?: string | undefined
}

export function OrderNotice(props: OrderNoticeProps) {
  const { outcome, outdated, step } = props.order
  if (!outcome) return null
  // While a step runs, its button has the text; an unsettled payment stays visible.
  const waits = step !== null && !isUnsettledPayment(outcome)
  return (
    <OutcomeFocus
      outcome={waits ? null : outcome}
      focusOn={waits ? undefined : wayOn(outcome, props)}
    >
      {!waits && !outdated && describe(outcome, props)}
    </OutcomeFocus>
  )
}

/** Selector of the elements where the visitor can fix it. */
function wayOn(outcome: ShownOutcome, { lostRentalsId }: OrderNoticeProps): string | undefined {
  if (outcome.kind === 'shortage') return lostRentalsId && `#${lostRentalsId}`
  if (outcome.kind !== 'invalid') return undefined
  return outcome.errors.map(({ field }) => `#${fieldId(field)}`).join()
}

function describe(
  outcome: ShownOutcome,
  { order, itemKind, requestMode = false }: OrderNoticeProps,
): ReactNode {
  const retry = (
    <Button look="outline" size="small" onClick={order.again}>
      Try again
    </Button>
  )
  const payment = (reference: string) => ({
    reference,
    busy: order.step === 'paying',
    onRetry: () => void order.retry(reference),
  })
  switch (outcome.kind) {
    case 'ready':
      // For an item, the popup opens instead.
      return (
        itemKind === undefined && (
          <output>
            {`All set. Check the total, then ${requestMode ? 'send your request' : 'book'}.`}
          </output>
        )
      )
    case 'invalid':
      return <ErrorList errors={order.fields.errors} />
    case 'unbookable':
    case 'shortage':
      return (
        <Notice
          tone="error"
          title={
            order.fields.form.method === 'Credit Card'
              ? "Your card wasn't charged, and nothing is booked yet. Your booking needs a change."
              : 'Your booking needs a change. Nothing is booked yet.'
          }
        >
          <ul>
            {outcome.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            {itemKind ? (
              <span>Choose another day in the calendar</span>
            ) : (
              <Link to={paths.cart()}>Change your cart</Link>
            )}
            <span>
              , or call <PhoneLink /> and we'll find another day or a similar rental.
            </span>
          </p>
        </Notice>
      )
    case 'noDistance':
      return (
        <FailureNotice
          title="We can't calculate the delivery fee right now."
          failure={outcome.failure}
          problem="distance"
          certain={`Nothing is booked yet.${outcome.failure === 'nonsense' ? ' Please check the address.' : ''}`}
          action={retry}
        />
      )
    case 'unknownCharge':
      return <PaymentUnknown {...payment(outcome.reference)} />
    case 'chargedUnanswered':
    case 'chargedStuck':
      return (
        <PaidNotBooked {...payment(outcome.reference)} isStuck={outcome.kind === 'chargedStuck'} />
      )
    case 'scriptMissing':
      return <BookingPartMissing />
    case 'outdated':
      return (
        <ReloadNotice title="Our prices have changed since you opened this page.">
          Nothing was booked or charged. Your cart and details are saved. Reload the page to see the
          new prices.
        </ReloadNotice>
      )
    // The card form shows the card provider's own text, and the confirmation shows a booking.
    case 'cardError':
    case 'emptyCart':
    case 'booked':
    case 'alreadyBooked':
      return null
    default: {
      const words = plainWords(outcome.kind, requestMode)
      const { tone = 'error', title, text, canRetry = false, problem = null } = words
      const notice = (
        <ProblemNotice problem={problem} tone={tone} title={title} action={canRetry && retry}>
          <p>
            <span>{text}</span> Need help? Call <PhoneLink />.
          </p>
        </ProblemNotice>
      )
      return outcome.kind === 'down' ? (
        <UnlessOffline certain="Nothing is booked, and your card wasn't charged.">
          {notice}
        </UnlessOffline>
      ) : (
        notice
      )
    }
  }
}

export function BookingPartMissing() {
  return <ChunkLoadNotice title="We can't take your booking right now. Nothing is booked yet." />
}

/** Links to fields far up the page. The area is left out: its alert is at the address. */
function ErrorList({ errors }: { errors: readonly OrderError[] }) {
  const listed = errors.filter(({ code }) => code !== 'outOfArea')
  if (listed.length === 0) return null

  // Focuses the field without changing the page's URL.
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
  }

  return (
    <Notice tone="error">
      <ul className={styles.errors}>
        {listed.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
