// The states of an order on screen and what leads from one to the next, without React and without effects. The picture is in
// docs/decisions/order-flow.md ("On screen"); the hook that runs the effects is `use-order`.
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { OrderAnswer } from '~/lib/booking/order/place'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { filledIn } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'
import type { OrderProblem } from '~/lib/order-form/problems'
import { problemsIn, type FoundProblem } from './problems'

/** `partMissing`: the script of the order flow itself didn't arrive. */
export type ShownAnswer = OrderAnswer | { kind: 'partMissing' }

/** The form and the cart as they were when the button was pressed. */
type AtPress = { form: OrderForm; cart: Cart | null }

type OrderStep =
  /** The form is filled in; Continue, or an item's Book Now, checks it. */
  | { name: 'editing' }
  /** Everything holds: the final button, or the card form, shows. */
  | { name: 'ready'; checked: CheckedOrder }
  | RunningStep

/**
 * 'checking': by Continue. 'placing': the order is being sent. 'paying': the same by card, or a payment whose answer stayed
 * away is sent again.
 */
export type RunningStep = {
  name: 'checking' | 'placing' | 'paying'
  /** What was checked before this step; null where nothing was, or it no longer holds. */
  checked: CheckedOrder | null
  /** What the answer is about was changed, or given up, since the press. */
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
  /** What the visitor does. */
  | { type: 'changed'; values: Partial<OrderForm> }
  | { type: 'cleared' }
  | { type: 'cartChanged'; cart: Cart }
  | { type: 'check' }
  | { type: 'place' }
  | { type: 'pay' }
  | { type: 'retryPayment' }
  | { type: 'gaveUp' }
  | { type: 'answerDismissed' }
  /** What the effects report. */
  | {
      type: 'fieldChecked'
      field: keyof OrderForm
      problems: readonly OrderProblem[]
      form: OrderForm
    }
  | { type: 'rechecked'; checked: CheckedOrder }
  | { type: 'answered'; answer: ShownAnswer | null }
  | { type: 'booked'; form: OrderForm }

/** An order's first state on a screen. */
export function openOrder(form: OrderForm, cart: Cart | null): OrderState {
  const step = { name: 'editing' } as const
  return { step, form, cart, prefilled: filledIn(form), problems: [], answer: null }
}

/**
 * The state after an event; the very same one where the event means nothing in this step, as the second press of a double
 * click does.
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

/** A step begins with the form and the cart as they are at the press. */
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
  // The order that is being placed takes itself out of the cart.
  cartChanged: stay,
  // Not if it was changed or given up meanwhile.
  rechecked: ({ step }, { checked }) =>
    isRunning(step) && step.checked ? { ...step, checked } : step,
  answered: afterAnswer,
  booked: edit,
}

/** Every transition: by the step, and in it by the event. */
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

/** All but the step, which alone decides whether an event counts. */
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
    // Until a payment is over, the answer to the last one still stands.
    case 'pay':
    case 'retryPayment':
    case 'rechecked':
      return {}
  }
}

/** The step under way, or null. */
export function runningStep({ step }: OrderState): RunningStep['name'] | null {
  return isRunning(step) ? step.name : null
}

/** The order as it was checked, while it fits the form and the cart; otherwise null. */
export function checkedOrder({ step }: Pick<OrderState, 'step'>): CheckedOrder | null {
  return step.name === 'editing' ? null : step.checked
}

/** True when what the answer is about has changed since: it isn't shown until that is as it was. */
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

/** A change of these asks for another check, even if it is undone (docs/specification.md, 12.10). */
const checkedFields = ['name', 'lastName', 'email', 'phone', 'address'] as const

function isCheckedAgain({ form, cart }: OrderState, values: Partial<OrderForm>): boolean {
  const after = { ...form, ...values }
  // The rules of a single item's order are accepted beside its final button.
  const fields = cart === null ? checkedFields : ([...checkedFields, 'terms'] as const)
  return fields.some((field) => after[field] !== form[field])
}

/** The step once what was checked no longer holds. */
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

/** Fields that stand beside the final button; all others are checked before it shows. */
const lateFields: readonly (keyof OrderForm)[] = ['specificTime', 'terms']
const endings: readonly ShownAnswer['kind'][] = [
  'alreadyBooked',
  'taken',
  'cart',
  'emptyCart',
  'noDistance',
]

/** True when the order must be checked again before it can be placed. */
function endsFinalStep(answer: ShownAnswer): boolean {
  if (answer.kind !== 'invalid') return endings.includes(answer.kind)
  return !answer.problems.every(({ field }) => lateFields.includes(field))
}

/** True when the customer must still see this after giving up the final step: money or a booking may be at stake. */
function outlastsFinalStep(answer: ShownAnswer): boolean {
  return answer.kind === 'unanswered' || 'reference' in answer
}
