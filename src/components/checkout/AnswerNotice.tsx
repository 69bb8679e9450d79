// What Continue or the final button came to, in words, with the way on.
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PaidNotBooked, PaymentUnknown } from '~/components/PaymentNotices'
import { PhoneLink } from '~/components/PhoneLink'
import type { CheckoutAnswer } from '~/lib/booking/checkout'
import type { CheckoutProblem } from '~/lib/booking/checkout-form'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { AnswerBox } from '~/ui/AnswerBox'
import { Button } from '~/ui/Button'
import { fieldId } from '~/ui/field-id'
import { Notice } from '~/ui/Notice'
import styles from './checkout.module.css'

type AnswerNoticeProps = {
  answer: CheckoutAnswer
  /** Those of its problems that still stand. */
  problems: readonly CheckoutProblem[]
  /** The answer still fits what stands in the form. */
  ready: boolean
  /** Sends again what the answer is about. */
  onRetry: () => void
}

/** @param shown false hides the words for a while: when they come back, the focus stays where it is */
export function AnswerNotice({ shown, ...props }: AnswerNoticeProps & { shown: boolean }) {
  return <AnswerBox answer={props.answer}>{shown && describeAnswer(props)}</AnswerBox>
}

/** The words alone, for a box of the caller's own. */
export function describeAnswer({ answer, problems, ready, onRetry }: AnswerNoticeProps): ReactNode {
  const retry = (
    <Button look="outline" size="small" onClick={onRetry}>
      Try again
    </Button>
  )
  switch (answer.kind) {
    case 'ready':
      return ready && <output>All set. Check the total, then book.</output>
    case 'invalid':
      return (
        problems.length > 0 && (
          <Notice tone="error">
            <ul className={styles.problems}>
              {problems.map(({ field, message }) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`} onClick={focusField}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        )
      )
    case 'outOfArea':
      return (
        <Notice tone="error" title={messages.outOfArea}>
          <p>
            We deliver in Illinois and Wisconsin. Is the address wrong? <CorrectAddress />, or call{' '}
            <PhoneLink />.
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
            <Link to={paths.cart()}>Change your cart</Link>, or call <PhoneLink /> and we find
            another day or a similar rental.
          </p>
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="error" title="Something changed meanwhile. Nothing is booked yet.">
          <p>
            The summary now shows today's prices. Check it, then press Continue again. If this comes
            back, check the clock of your device, or call <PhoneLink />.
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
    case 'unknownCharge':
      return <PaymentUnknown reference={answer.reference} />
    case 'chargedUnanswered':
    case 'chargedStuck':
      return <PaidNotBooked reference={answer.reference} isStuck={answer.kind === 'chargedStuck'} />
    case 'busy':
      return (
        <Notice tone="waiting" title="A payment is under way in another tab.">
          <p>Wait until it is done there. Nothing is charged twice.</p>
        </Notice>
      )
    // The card provider's own words stand at the card form (specification: such errors stop the submission silently).
    case 'cardError':
    case 'emptyCart':
    case 'booked':
      return null
  }
}

/** The way back to the address, which may be far up the page. */
export function CorrectAddress() {
  return (
    <a href={`#${fieldId('address')}`} onClick={focusField}>
      Correct it
    </a>
  )
}

/** Fields live in the page's own form, so the address stays as it is. */
function focusField(event: React.MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
}
