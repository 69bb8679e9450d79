// An order's states and transitions, without effects (docs/decisions/order-flow.md, "On screen").
import { isUnsettledPayment } from '~/lib/booking/commit/outcome'
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderOutcome } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { filledIn } from '~/lib/order-form/draft'
import type { OrderError } from '~/lib/order-form/errors'
import { emptyOrderForm, organizationFields } from '~/lib/order-form/form'

/** `scriptMissing`: the order flow's own script didn't load. */
export type ShownOutcome = OrderOutcome | { kind: 'scriptMissing' }

/**
 * 'checking': Continue was pressed. 'placing': the order is being sent. 'paying': by card, or a
 * payment without an answer is being repeated.
 */
export type RunningStep = 'checking' | 'placing' | 'paying'

type OrderStep =
  /** The visitor fills in the form; Continue, or an item's Book Now, checks it. */
  | { name: 'editing' }
  /** Everything is right: the final button or the card form shows. */
  | { name: 'ready'; checked: CheckedOrder }
  | {
      name: RunningStep
      /** The order as checked before this step; null if none is or it no longer applies. */
      checked: CheckedOrder | null
      /** The order was changed or given up since the press. */
      edited: boolean
      atPress: AtPress
    }

/** A field's error, and the value that has it. Once the value changes, the error is gone. */
type FoundError = { error: OrderError; value: OrderForm[keyof OrderForm] }

type AtPress = { form: OrderForm; cart: Cart | null }

export type OrderState = {
  step: OrderStep
  form: OrderForm
  /** The cart on screen; null for a single item's order, which has no cart. */
  cart: Cart | null
  /** Which parts of the form were filled in before this screen opened. */
  prefilled: { contact: boolean; choices: boolean }
  errors: readonly FoundError[]
  /** The last answer, with the step that got it. */
  outcome: { outcome: ShownOutcome; step: RunningStep; atPress: AtPress } | null
}

export type OrderAction =
  | { type: 'changed'; values: Partial<OrderForm> }
  | { type: 'cleared' | 'check' | 'place' | 'pay' | 'retryPayment' | 'gaveUp' | 'outcomeDismissed' }
  | { type: 'cartChanged'; cart: Cart }
  | {
      type: 'fieldChecked'
      field: keyof OrderForm
      errors: readonly OrderError[]
      form: OrderForm
    }
  | { type: 'rechecked'; checked: CheckedOrder }
  | { type: 'ended'; outcome: ShownOutcome | null }
  | { type: 'booked'; form: OrderForm }

type ActionType = OrderAction['type']

const always: readonly ActionType[] = [
  'changed',
  'cleared',
  'cartChanged',
  'fieldChecked',
  'gaveUp',
  'outcomeDismissed',
]
const whileSending: readonly ActionType[] = [...always, 'rechecked', 'ended', 'booked']

const allowedActions: Record<OrderStep['name'], readonly ActionType[]> = {
  editing: [...always, 'check', 'retryPayment'],
  checking: [...always, 'ended'],
  ready: [...always, 'check', 'place', 'pay', 'retryPayment'],
  placing: whileSending,
  paying: whileSending,
}

export function openOrder(form: OrderForm, cart: Cart | null): OrderState {
  const step = { name: 'editing' } as const
  return { step, form, cart, prefilled: filledIn(form), errors: [], outcome: null }
}

/** The same object if the step ignores the action, such as a double click's second press. */
export function reduceOrder(state: OrderState, action: OrderAction): OrderState {
  if (!allowedActions[state.step.name].includes(action.type)) return state
  return { ...state, ...changesOf(state, action) }
}

function changesOf(state: OrderState, action: OrderAction): Partial<OrderState> {
  const { step, outcome } = state
  switch (action.type) {
    case 'changed':
      return change(state, action.values)
    case 'cleared':
      return { ...change(state, emptyOrderForm), prefilled: filledIn(emptyOrderForm), errors: [] }
    case 'cartChanged':
      // Placing the order removes it from the cart.
      return { cart: action.cart, ...(!isSending(step) && { step: withoutCheck(step) }) }
    case 'fieldChecked': {
      const others = state.errors.filter(({ error }) => error.field !== action.field)
      return { errors: [...others, ...errorsIn(action.form, action.errors)] }
    }
    case 'check':
      return { outcome: null, step: start('checking', state) }
    case 'place':
      return { outcome: null, step: start('placing', state) }
    // Until a payment is over, the answer to the last one stays.
    case 'pay':
    case 'retryPayment':
      return { step: start('paying', state) }
    case 'gaveUp':
      return {
        step: withoutCheck(step),
        outcome: outcome && outlastsFinalStep(outcome.outcome) ? outcome : null,
      }
    case 'outcomeDismissed':
      return { outcome: null }
    case 'rechecked':
      // Ignored if the order was changed or given up meanwhile.
      return isRunning(step) && step.checked ? { step: { ...step, checked: action.checked } } : {}
    case 'ended':
      return isRunning(step) ? afterOutcome(step, state.cart, action.outcome) : {}
    case 'booked':
      return openOrder(action.form, state.cart)
  }
}

export function runningStep({ step }: OrderState): RunningStep | null {
  return isRunning(step) ? step.name : null
}

/** The checked order while it matches the form and the cart; otherwise null. */
export function checkedOrder({ step }: OrderState): CheckedOrder | null {
  return step.name === 'editing' ? null : step.checked
}

type Running = Extract<OrderStep, { atPress: AtPress }>
const isRunning = (step: OrderStep): step is Running => 'atPress' in step
const isSending = ({ name }: OrderStep) => name === 'placing' || name === 'paying'

function start(name: RunningStep, state: OrderState): OrderStep {
  const { form, cart } = state
  return { name, checked: checkedOrder(state), edited: false, atPress: { form, cart } }
}

/** After a change of these, even an undone one, check again (docs/specification.md, 12.10). */
const checkedFields = [
  'name',
  'lastName',
  'email',
  'phone',
  'address',
  ...organizationFields,
] as const

function change({ step, form, cart }: OrderState, values: Partial<OrderForm>) {
  const after = { ...form, ...values }
  // For a single item, the contract is accepted beside the final button.
  const fields = cart === null ? checkedFields : ([...checkedFields, 'terms'] as const)
  const isCheckedAgain = fields.some((field) => after[field] !== form[field])
  return { form: after, step: isCheckedAgain ? withoutCheck(step) : step }
}

function withoutCheck(step: OrderStep): OrderStep {
  return isRunning(step) ? { ...step, checked: null, edited: true } : { name: 'editing' }
}

function afterOutcome(
  { name, checked: before, edited, atPress }: Running,
  cart: Cart | null,
  outcome: ShownOutcome | null,
): Partial<OrderState> {
  const stays = !outcome || !endsFinalStep(outcome)
  const fits = cart === null || before?.wanted === cart
  const checked =
    name === 'checking' && outcome?.kind === 'ready'
      ? !edited && outcome.checked
      : stays && fits && before
  return {
    step: checked ? { name: 'ready', checked } : { name: 'editing' },
    outcome: outcome && { outcome, step: name, atPress },
    errors: outcome?.kind === 'invalid' ? errorsIn(atPress.form, outcome.errors) : [],
  }
}

function errorsIn(form: OrderForm, errors: readonly OrderError[]): FoundError[] {
  return errors.map((error) => ({ error, value: form[error.field] }))
}

const endings: readonly ShownOutcome['kind'][] = [
  'alreadyBooked',
  'shortage',
  'unbookable',
  'emptyCart',
  'noDistance',
]

/** True if the order must be checked again before it can be placed. */
function endsFinalStep(outcome: ShownOutcome): boolean {
  if (outcome.kind !== 'invalid') return endings.includes(outcome.kind)
  return !outcome.errors.every(({ final }) => final)
}

/** It stays visible after the final step is given up: money or a booking may be at stake. */
function outlastsFinalStep(outcome: ShownOutcome): boolean {
  return outcome.kind === 'unanswered' || isUnsettledPayment(outcome)
}
