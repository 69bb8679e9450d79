import type { OrderForm } from '~/lib/booking/order/form'
import type { OrderProblem } from '~/lib/booking/order/form-problems'
import type { ShownAnswer } from './answer-kinds'

/** What was wrong with a field when it was left, and what stood in it then. */
type LeftField = { value: OrderForm[keyof OrderForm]; problem: OrderProblem | undefined }
export type LeftFields = Partial<Record<keyof OrderForm, LeftField>>

/** What the last answer, or leaving a field, complained about, without what has been changed since. */
export function problemsOf(
  answer: ShownAnswer | null,
  asked: OrderForm,
  form: OrderForm,
  left: LeftFields,
): OrderProblem[] {
  const answered = answer?.kind === 'invalid' ? answer.problems : []
  const standing = answered.filter(({ field }) => asked[field] === form[field])
  const found = Object.values(left)
    .flatMap(({ value, problem }) => (problem && form[problem.field] === value ? [problem] : []))
    .filter(({ field }) => !standing.some((other) => other.field === field))
  return [...standing, ...found]
}

/** The message at a field, if any. */
export function messageAt(
  problems: readonly OrderProblem[],
  field: keyof OrderForm,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  // The alert says that it isn't possible, the field what would be.
  return problem?.code === 'outOfArea'
    ? 'We deliver in Illinois and Wisconsin only.'
    : problem?.message
}
