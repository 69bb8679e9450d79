// What a step towards booking one item came to, in words, with the way on.
import type { ReactNode } from 'react'
import { CorrectAddress, describeAnswer } from '~/components/checkout/AnswerNotice'
import { PartMissingNotice } from '~/components/PartMissingNotice'
import { PhoneLink } from '~/components/PhoneLink'
import type { CheckoutProblem } from '~/lib/booking/checkout-form'
import type { ItemKind } from '~/lib/catalogue/item'
import { messages } from '~/lib/messages'
import { AnswerBox } from '~/ui/AnswerBox'
import { Notice } from '~/ui/Notice'
import type { ShownAnswer } from './where-answered'

type ItemAnswerNoticeProps = {
  answer: ShownAnswer
  /** Those of its problems that still stand. */
  problems: readonly CheckoutProblem[]
  kind: ItemKind
  onRetry: () => void
}

export function ItemAnswerNotice(props: ItemAnswerNoticeProps) {
  return <AnswerBox answer={props.answer}>{describe(props)}</AnswerBox>
}

function describe({ answer, problems, kind, onRetry }: ItemAnswerNoticeProps): ReactNode {
  const outOfArea = kind === 'extras' ? messages.outOfAreaExtra : messages.outOfArea
  const worded = ({ field, message }: CheckoutProblem) => ({
    field,
    message: message === messages.outOfArea ? outOfArea : message,
  })
  switch (answer.kind) {
    case 'ready':
    case 'booked':
      return null
    case 'partMissing':
      return <PartMissingNotice title="Booking can't go on right now. Nothing is booked yet." />
    case 'outOfArea':
      return (
        <Notice tone="error" title={outOfArea}>
          <p>
            We deliver in Illinois and Wisconsin. Is the address wrong? <CorrectAddress /> and
            choose the date again, or call <PhoneLink />.
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
            Choose another day in the calendar, or call <PhoneLink /> and we find another day or a
            similar rental.
          </p>
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="error" title="Something changed meanwhile. Nothing is booked yet.">
          <p>
            The summary now shows today's prices. Check it, then book again. If this comes back,
            check the clock of your device, or call <PhoneLink />.
          </p>
        </Notice>
      )
    default:
      return describeAnswer({ answer, problems: problems.map(worded), ready: false, onRetry })
  }
}
