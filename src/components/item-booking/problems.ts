import type { CheckoutForm, CheckoutProblem } from '~/lib/booking/checkout-form'
import type { ShownAnswer } from './where-answered'

/** What the last answer complained about, without what has been changed since. */
export function problemsOf(
  answer: ShownAnswer | null,
  asked: CheckoutForm,
  form: CheckoutForm,
): CheckoutProblem[] {
  if (answer?.kind !== 'invalid') return []
  return answer.problems.filter(({ field }) => asked[field] === form[field])
}

/** The message at a field, if any. */
export function messageAt(
  problems: readonly CheckoutProblem[],
  field: keyof CheckoutForm,
): string | undefined {
  return problems.find((problem) => problem.field === field)?.message
}
