import type { ShownAnswer } from '~/components/item-booking/where-answered'
import type { CheckoutAnswer } from '~/lib/booking/checkout'
import type { CheckoutForm, CheckoutProblem } from '~/lib/booking/checkout-form'
import { messages } from '~/lib/messages'

/** What the last answer complained about, without what has been changed since. */
export function problemsOf(
  answer: CheckoutAnswer | ShownAnswer | null | undefined,
  asked: CheckoutForm,
  form: CheckoutForm,
): CheckoutProblem[] {
  return complaints(answer).filter(({ field }) => asked[field] === form[field])
}

function complaints(answer: CheckoutAnswer | ShownAnswer | null | undefined) {
  if (answer?.kind === 'invalid') return answer.problems
  return answer?.kind === 'outOfArea'
    ? [{ field: 'address', message: messages.outOfArea } as const]
    : []
}

/** The message at a field, if any. */
export function messageAt(
  problems: readonly CheckoutProblem[],
  field: keyof CheckoutForm,
): string | undefined {
  const message = problems.find((problem) => problem.field === field)?.message
  // The list says that it isn't possible, the field what would be.
  return message === messages.outOfArea ? 'We deliver in Illinois and Wisconsin only.' : message
}
