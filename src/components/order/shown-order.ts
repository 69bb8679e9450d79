// What a screen makes of an order's state, without React.
import type { OrderError } from '~/lib/order-form/errors'
import { checkedOrder, type OrderState } from './order-states'

/** The errors of the fields that still have the value with the error. */
export function shownErrors({ errors, form }: OrderState): OrderError[] {
  return errors.filter(({ error, value }) => form[error.field] === value).map(({ error }) => error)
}

/** What "Try again" does: it repeats the last step, but only the card form can send a card. */
export function retryOf(state: OrderState): 'outcomeDismissed' | 'place' | 'check' {
  const last = state.outcome?.step
  if (last === 'paying') return 'outcomeDismissed'
  return last === 'placing' && checkedOrder(state) ? 'place' : 'check'
}

/** The order has changed since the outcome, which is hidden until that is undone. */
export function isOutdated({ outcome, step, form, cart }: OrderState): boolean {
  if (!outcome) return false
  const { atPress } = outcome
  switch (outcome.outcome.kind) {
    case 'noDistance':
      return atPress.form.address !== form.address
    case 'shortage':
      return atPress.cart !== cart
    case 'ready':
      return step.name === 'editing'
    default:
      return false
  }
}
