import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderProblem } from '~/lib/order-form/problems'

/** What is wrong with a field, and what stood in it then. */
export type FoundProblem = { problem: OrderProblem; value: OrderForm[keyof OrderForm] }

/** Problems with the values they were found in; each is over once its field is changed. */
export function problemsIn(form: OrderForm, problems: readonly OrderProblem[]): FoundProblem[] {
  return problems.map((problem) => ({ problem, value: form[problem.field] }))
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
