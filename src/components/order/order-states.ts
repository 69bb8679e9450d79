// The states of an order on screen and their transitions, without React and effects. docs/decisions/order-flow.md ("On
// screen") describes them; `use-order` runs the effects.
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { filledIn } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'
import type { OrderProblem } from '~/lib/order-form/problems'
import { problemsIn, type FoundProblem } from './problems'

/** `partMissing`: the order flow's own script didn't load. */
export type ShownAnswer = OrderAnswer | { kind: 'partMissing' }

/** The form and the cart when the button was pressed. */
type AtPress = { form: OrderForm; cart: Cart | null }

type OrderStep =
  /** The visitor fills in the form; Continue, or an item's Book Now, checks it. */
  | { name: 'editing' }
  /** Everything is right: the final button or the card form shows. */
  | { name: 'ready'; checked: CheckedOrder }
  | RunningStep

/**
 * 'checking': by Continue. 'placing': the order is being sent. 'paying': the same by card, or a payment without an answer is
 * being repeated.
 */
export type RunningStep = {
  name: 'checking' | 'placing' | 'paying'
  /** The order that was checked before this step; null if there is none or it no longer applies. */
  checked: CheckedOrder | null
  /** The order was changed or given up since the press. */
  edited: boolean
  atPress: AtPress
}

export type OrderState = {
  step: OrderStep
  form: OrderForm
  /** The cart on screen; null for a single item's order, which has no cart. */
  cart: Cart | null
  /** Which parts of the form were filled in before this screen opened. */
  prefilled: { contact: boolean; choices: boolean }
  problems: readonly FoundProblem[]
  /** The last answer, with the step that got it. */
  answer: { answer: ShownAnswer; step: RunningStep['name']; atPress: AtPress } | null
}

export type OrderEvent =
  /** Actions of the visitor. */
  | { type: 'changed'; values: Partial<OrderForm> }
  | { type: 'cleared' }
  | { type: 'cartChanged'; cart: Cart }
  | { type: 'check' }
  | { type: 'place' }
  | { type: 'pay' }
  | { type: 'retryPayment' }
  | { type: 'gaveUp' }
  | { type: 'answerDismissed' }
  /** Results of the effects. */
  | {
      type: 'fieldChecked'
      field: keyof OrderForm
      problems: readonly OrderProblem[]
      form: OrderForm
    }
  | { type: 'rechecked'; checked: CheckedOrder }
  | { type: 'answered'; answer: ShownAnswer | null }
  | { type: 'booked'; form: OrderForm }

/** The initial state of an order on screen. */
export function openOrder(form: OrderForm, cart: Cart | null): OrderState {
  const step = { name: 'editing' } as const
  return { step, form, cart, prefilled: filledIn(form), problems: [], answer: null }
}

/**
 * The state after an event. The same object if the step ignores the event, such as the second press of a double click.
 */
export function reduceOrder(state: OrderState, event: OrderEvent): OrderState {
  const step = transitions[state.step.name][event.type]?.(state, event as never)
  return step ? { ...state, ...reduceRest(state, event), step } : state
}

type Transition<Type extends OrderEvent['type']> = (
  state: OrderState,
  event: Extract<OrderEvent, { type: Type }>,
) => OrderStep

type Transitions = { [Type in OrderEvent['type']]?: Transition<Type> }

const stay = ({ step }: OrderState) => step
const edit = () => ({ name: 'editing' }) as const

/** Starts a step with the form and the cart at the press. */
function start(name: RunningStep['name']) {
  return (state: OrderState): OrderStep => {
    const { form, cart } = state
    return { name, checked: checkedOrder(state), edited: false, atPress: { form, cart } }
  }
}

const inEveryStep: Transitions = {
  changed: (state, { values }) =>
    isCheckedAgain(state, values) ? withoutCheck(state) : state.step,
  cleared: (state) => (isCheckedAgain(state, emptyOrderForm) ? withoutCheck(state) : state.step),
  cartChanged: withoutCheck,
  fieldChecked: stay,
  gaveUp: withoutCheck,
  answerDismissed: stay,
}

const whileSending: Transitions = {
  ...inEveryStep,
  // Placing the order removes it from the cart.
  cartChanged: stay,
  // Ignored if the order was changed or given up meanwhile.
  rechecked: ({ step }, { checked }) =>
    isRunning(step) && step.checked ? { ...step, checked } : step,
  answered: afterAnswer,
  booked: edit,
}

/** All transitions, by step and event. */
const transitions: Record<OrderStep['name'], Transitions> = {
  editing: {
    ...inEveryStep,
    check: start('checking'),
    retryPayment: start('paying'),
  },
  checking: {
    ...inEveryStep,
    answered: afterAnswer,
  },
  ready: {
    ...inEveryStep,
    check: start('checking'),
    place: start('placing'),
    pay: start('paying'),
    retryPayment: start('paying'),
  },
  placing: whileSending,
  paying: whileSending,
}

/** The other parts of the state. The step alone decides whether an event counts. */
function reduceRest(state: OrderState, event: OrderEvent): Partial<OrderState> {
  switch (event.type) {
    case 'changed':
      return { form: { ...state.form, ...event.values } }
    case 'cleared':
      return { form: emptyOrderForm, prefilled: filledIn(emptyOrderForm), problems: [] }
    case 'cartChanged':
      return { cart: event.cart }
    case 'fieldChecked': {
      const others = state.problems.filter(({ problem }) => problem.field !== event.field)
      return { problems: [...others, ...problemsIn(event.form, event.problems)] }
    }
    case 'check':
    case 'place':
    case 'answerDismissed':
      return { answer: null }
    case 'gaveUp':
      return {
        answer: state.answer && outlastsFinalStep(state.answer.answer) ? state.answer : null,
      }
    case 'answered': {
      const { step } = state
      const { answer } = event
      if (answer === null || !isRunning(step)) return { answer: null, problems: [] }
      const { name, atPress } = step
      return {
        answer: { answer, step: name, atPress },
        problems: answer.kind === 'invalid' ? problemsIn(atPress.form, answer.problems) : [],
      }
    }
    case 'booked':
      return { form: event.form, prefilled: filledIn(event.form), answer: null, problems: [] }
    // Until a payment is over, the answer to the last one stays.
    case 'pay':
    case 'retryPayment':
    case 'rechecked':
      return {}
  }
}

/** The running step, or null. */
export function runningStep({ step }: OrderState): RunningStep['name'] | null {
  return isRunning(step) ? step.name : null
}

/** The checked order while it matches the form and the cart; otherwise null. */
export function checkedOrder({ step }: Pick<OrderState, 'step'>): CheckedOrder | null {
  return step.name === 'editing' ? null : step.checked
}

/** True if the order has changed since the answer. The answer is hidden until the change is undone. */
export function isOutdated({ answer, step, form, cart }: OrderState): boolean {
  if (!answer) return false
  const { atPress } = answer
  switch (answer.answer.kind) {
    case 'noDistance':
      return atPress.form.address !== form.address
    case 'taken':
      return atPress.cart !== cart
    case 'ready':
      return step.name === 'editing'
    default:
      return false
  }
}

const isRunning = (step: OrderStep): step is RunningStep => 'atPress' in step

/** A change of these fields requires another check, even if it is undone (docs/specification.md, 12.10). */
const checkedFields = ['name', 'lastName', 'email', 'phone', 'address'] as const

function isCheckedAgain({ form, cart }: OrderState, values: Partial<OrderForm>): boolean {
  const after = { ...form, ...values }
  // For a single item, the rules are accepted beside the final button.
  const fields = cart === null ? checkedFields : ([...checkedFields, 'terms'] as const)
  return fields.some((field) => after[field] !== form[field])
}

/** The step without the checked order. */
function withoutCheck({ step }: OrderState): OrderStep {
  return isRunning(step) ? { ...step, checked: null, edited: true } : { name: 'editing' }
}

function afterAnswer(
  { step, cart }: OrderState,
  { answer }: { answer: ShownAnswer | null },
): OrderStep {
  if (answer?.kind === 'ready' && step.name === 'checking')
    return step.edited ? { name: 'editing' } : { name: 'ready', checked: answer.checked }
  const checked = checkedOrder({ step })
  const fits = checked !== null && (cart === null || checked.cart === cart)
  return fits && !(answer && endsFinalStep(answer))
    ? { name: 'ready', checked }
    : { name: 'editing' }
}

/** Fields beside the final button; all others are checked before it shows. */
const lateFields: readonly (keyof OrderForm)[] = ['specificTime', 'terms']
const endings: readonly ShownAnswer['kind'][] = [
  'alreadyBooked',
  'taken',
  'cart',
  'emptyCart',
  'noDistance',
]

/** True if the order must be checked again before it can be placed. */
function endsFinalStep(answer: ShownAnswer): boolean {
  if (answer.kind !== 'invalid') return endings.includes(answer.kind)
  return !answer.problems.every(({ field }) => lateFields.includes(field))
}

/** True if the answer must stay visible after the final step is given up, because money or a booking may be at stake. */
function outlastsFinalStep(answer: ShownAnswer): boolean {
  return answer.kind === 'unanswered' || 'reference' in answer
}
