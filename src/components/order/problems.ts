import type { OrderForm } from '~/lib/domain/order-form'
import type { OrderProblem } from '~/lib/order-form/problems'

/** A field's problem, and the field's value at that time. */
export type FoundProblem = { problem: OrderProblem; value: OrderForm[keyof OrderForm] }

/** The problems with their fields' values. Each is over once its field changes. */
export function problemsIn(form: OrderForm, problems: readonly OrderProblem[]): FoundProblem[] {
  return problems.map((problem) => ({ problem, value: form[problem.field] }))
}

export function messageAt(
  problems: readonly OrderProblem[],
  field: keyof OrderForm,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  // The alert says that it isn't possible; the field says where we deliver.
  return problem?.code === 'outOfArea'
    ? 'We only deliver in Illinois and Wisconsin.'
    : problem?.message
}
