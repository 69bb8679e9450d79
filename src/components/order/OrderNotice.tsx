// What checking or placing an order came to, in words, with the way on. One notice for the checkout and the items' pages.
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PartMissingNotice } from '~/components/PartMissingNotice'
import { PaidNotBooked, PaymentUnknown } from '~/components/PaymentNotices'
import { PhoneLink } from '~/components/PhoneLink'
import type { OrderProblem } from '~/lib/booking/order/form'
import type { ItemKind } from '~/lib/catalogue/item'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { AnswerBox } from '~/ui/AnswerBox'
import { Button } from '~/ui/Button'
import { fieldId } from '~/ui/field-id'
import { Notice } from '~/ui/Notice'
import type { ShownAnswer } from './answer-kinds'
import styles from './order.module.css'
import type { OrderState } from './use-order'

type OrderNoticeProps = {
  order: Pick<OrderState, 'answer' | 'step' | 'retry'>
  /** Those of its problems that still stand. */
  problems: readonly OrderProblem[]
  /** Of the single item; none for the cart's order. */
  item?: ItemKind
  /** What the answer is about has been changed since: there is nothing to say until it is as it was. */
  outdated?: boolean
  /** Sends again what the answer is about. */
  onRetry: () => void
}

export function OrderNotice(props: OrderNoticeProps) {
  const { order, outdated = false } = props
  const { answer, step } = order
  if (!answer) return null
  // While something runs, its own words stand at its button; an open payment stays in sight.
  const waits = step !== null && !('reference' in answer)
  return <AnswerBox answer={answer}>{!waits && !outdated && describe(answer, props)}</AnswerBox>
}

function describe(
  answer: ShownAnswer,
  { order, problems, item, onRetry }: OrderNoticeProps,
): ReactNode {
  const retry = (
    <Button look="outline" size="small" onClick={onRetry}>
      Try again
    </Button>
  )
  const outOfArea = item === 'extras' ? messages.outOfAreaExtra : messages.outOfArea
  const payment = (reference: string) => ({
    reference,
    busy: order.step === 'paying',
    onRetry: () => void order.retry(reference),
  })
  switch (answer.kind) {
    case 'ready':
      // An item's popup says so by opening.
      return item === undefined && <output>All set. Check the total, then book.</output>
    case 'invalid':
      return problems.length > 0 && <ProblemList problems={problems} outOfArea={outOfArea} />
    case 'outOfArea':
      return (
        <Notice tone="error" title={outOfArea}>
          <p>
            We deliver in Illinois and Wisconsin. Is the address wrong?{' '}
            <FieldLink field="address">Correct it</FieldLink>, or call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'noDistance':
      return (
        <Notice tone="error" title="We can't work out the delivery fee right now." action={retry}>
          <p>
            Nothing is booked yet. Is the address right? If it is, try again in a moment, or call{' '}
            <PhoneLink />.
          </p>
        </Notice>
      )
    case 'cart':
    case 'taken':
      return (
        <Notice tone="error" title="Your booking needs a change. Nothing is booked yet.">
          <ul>
            {answer.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>
            {item ? (
              'Choose another day in the calendar'
            ) : (
              <Link to={paths.cart()}>Change your cart</Link>
            )}
            , or call <PhoneLink /> and we find another day or a similar rental.
          </p>
        </Notice>
      )
    case 'alreadyBooked':
      return (
        <Notice
          tone="waiting"
          title="These days are booked for you already. Nothing new is booked."
        >
          <p>
            An earlier order of yours stands: {answer.rentals.join('; ')}. Confirmation ID{' '}
            <strong>{answer.id}</strong>. Changes you have made since are not part of it. Call{' '}
            <PhoneLink /> to change it.
          </p>
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="error" title="Something changed meanwhile. Nothing is booked yet.">
          <p>
            The summary now shows today's prices. Check it, then book again. If this comes back,
            call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice tone="error" title="Dates can't be checked right now, so nothing is booked.">
          <p>
            Please call <PhoneLink /> to book.
          </p>
        </Notice>
      )
    case 'down':
      return (
        <Notice
          tone="error"
          title="We can't reach our booking list right now. Nothing is booked yet."
          action={retry}
        >
          <p>
            Try again in a moment, or call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'unanswered':
      return (
        <Notice tone="error" title="We don't know yet whether your booking arrived." action={retry}>
          <p>
            It is safe to try again: you won't be booked twice. Or call <PhoneLink /> and we look it
            up.
          </p>
        </Notice>
      )
    case 'declined':
      return (
        <Notice tone="error" title={messages.paymentFailed}>
          <p>
            Check the card's details, or use another card. Nothing was charged and nothing is
            booked.
          </p>
        </Notice>
      )
    case 'noStorage':
      return (
        <Notice tone="error" title="This browser can't pay by card here. Nothing was charged.">
          <p>
            It doesn't let this site store anything, so a payment could get lost. Allow storage for
            this site, use another browser, choose to pay in the office, or call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'unknownCharge':
      return <PaymentUnknown {...payment(answer.reference)} />
    case 'chargedUnanswered':
    case 'chargedStuck':
      return (
        <PaidNotBooked {...payment(answer.reference)} isStuck={answer.kind === 'chargedStuck'} />
      )
    case 'busy':
      return (
        <Notice tone="waiting" title="An order is under way in another tab.">
          <p>Wait until it is done there. Nothing is booked or charged twice.</p>
        </Notice>
      )
    case 'partMissing':
      return <PartMissingNotice title="Booking can't go on right now. Nothing is booked yet." />
    // The card provider's own words stand at the card form (specification: such errors stop the submission silently).
    case 'cardError':
    case 'emptyCart':
    case 'booked':
      return null
  }
}

type ProblemListProps = { problems: readonly OrderProblem[]; outOfArea: string }

function ProblemList({ problems, outOfArea }: ProblemListProps) {
  return (
    <Notice tone="error">
      <ul className={styles.problems}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <FieldLink field={field}>
              {message === messages.outOfArea ? outOfArea : message}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The way back to a field, which may be far up the page. */
function FieldLink({ field, children }: { field: OrderProblem['field']; children: ReactNode }) {
  // Fields live in the page's own form, so the address stays as it is.
  function focusField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault()
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
  }
  return (
    <a href={`#${fieldId(field)}`} onClick={focusField}>
      {children}
    </a>
  )
}
