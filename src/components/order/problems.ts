import type { OrderForm, OrderProblem } from '~/lib/booking/order/form'
import { messages } from '~/lib/messages'
import type { ShownAnswer } from './answer-kinds'

/** What the last answer complained about, without what has been changed since. */
export function problemsOf(
  answer: ShownAnswer | null,
  asked: OrderForm,
  form: OrderForm,
): OrderProblem[] {
  return complaints(answer).filter(({ field }) => asked[field] === form[field])
}

function complaints(answer: ShownAnswer | null): readonly OrderProblem[] {
  if (answer?.kind === 'invalid') return answer.problems
  return answer?.kind === 'outOfArea' ? [{ field: 'address', message: messages.outOfArea }] : []
}

/** The message at a field, if any. */
export function messageAt(
  problems: readonly OrderProblem[],
  field: keyof OrderForm,
): string | undefined {
  const message = problems.find((problem) => problem.field === field)?.message
  // The list says that it isn't possible, the field what would be.
  return message === messages.outOfArea ? 'We deliver in Illinois and Wisconsin only.' : message
}
