import { describe, expect, test } from 'vitest'
import { bookingLine, checkoutForm } from '#test/bookings'
import { day } from '#test/days'
import type { CheckedOrder } from '~/lib/booking/order/check'
import type { Cart } from '~/lib/domain/cart'
import { emptyOrderForm } from '~/lib/order-form/form'
import {
  checkedOrder,
  openOrder,
  reduceOrder,
  type OrderAction,
  type OrderState,
  type ShownOutcome,
} from './order-states'
import { isOutdated, retryOf, shownErrors } from './shown-order'

const form = checkoutForm()
const cart: Cart = [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }]
const otherCart: Cart = [{ itemId: 'slide', days: [day('2027-06-12')], quantity: 1 }]
const customer = { name: '', lastName: '', phone: '', email: '', address: '', coordinates: '' }
const checked: CheckedOrder = {
  wanted: cart,
  customer,
  offer: { lines: [bookingLine()], delivery: { kind: 'noAddress' }, requestMode: false },
}
const repriced = { ...checked, offer: { ...checked.offer, requestMode: true } }

const answered = (outcome: ShownOutcome | null): OrderAction => ({ type: 'ended', outcome })
const isReady = answered({ kind: 'ready', checked })
const invalid = (field: 'terms' | 'name') =>
  answered({
    kind: 'invalid',
    errors: [{ field, message: 'Wrong.', ...(field === 'terms' && { final: true }) }],
  })
const after = (state: OrderState, ...actions: OrderAction[]) => actions.reduce(reduceOrder, state)

/** An order of the cart in each step. */
const editing = openOrder(form, cart)
const ready = after(editing, { type: 'check' }, isReady)
const states = {
  editing,
  checking: after(editing, { type: 'check' }),
  ready,
  placing: after(ready, { type: 'place' }),
  paying: after(ready, { type: 'pay' }),
}
/** The ready step of an order of a single item, which has no cart. */
const itemReady = after(openOrder(form, null), { type: 'check' }, isReady)

const edited: OrderAction = { type: 'changed', values: { name: 'Ada' } }
const undone: OrderAction = { type: 'changed', values: { name: form.name } }
const chosen: OrderAction = { type: 'changed', values: { damageWaiver: false } }
const movedCart: OrderAction = { type: 'cartChanged', cart: otherCart }
const fieldChecked: OrderAction = { type: 'fieldChecked', field: 'name', errors: [], form }
const booked: OrderAction = { type: 'booked', form: emptyOrderForm }

// The step that follows editing, checking, ready, placing and paying; '-' where the event doesn't
// count.
test.each<[string, OrderAction, string]>([
  ['a checked field changes', edited, 'editing checking editing placing paying'],
  ['another choice changes', chosen, 'editing checking ready placing paying'],
  ['the form is cleared', { type: 'cleared' }, 'editing checking editing placing paying'],
  ['the cart changes', movedCart, 'editing checking editing placing paying'],
  ['a field was checked', fieldChecked, 'editing checking ready placing paying'],
  ['the final step is given up', { type: 'gaveUp' }, 'editing checking editing placing paying'],
  [
    'the answer is dismissed',
    { type: 'outcomeDismissed' },
    'editing checking ready placing paying',
  ],
  ['check', { type: 'check' }, 'checking - checking - -'],
  ['place', { type: 'place' }, '- - placing - -'],
  ['pay', { type: 'pay' }, '- - paying - -'],
  ['retry a payment', { type: 'retryPayment' }, 'paying - paying - -'],
  ['everything holds', isReady, '- ready - ready ready'],
  ['nothing is left to do', answered(null), '- editing - ready ready'],
  ['the database is down', answered({ kind: 'down' }), '- editing - ready ready'],
  ['a checked field is wrong', invalid('name'), '- editing - editing editing'],
  ['a field beside the final button is wrong', invalid('terms'), '- editing - ready ready'],
  ['days are taken', answered({ kind: 'shortage', reasons: [] }), '- editing - editing editing'],
  ['it is checked again', { type: 'rechecked', checked: repriced }, '- - - placing paying'],
  ['it is booked', booked, '- - - editing editing'],
])('the next step from each step: %s', (_, event, following) => {
  const steps = Object.values(states).map((state) => {
    const next = reduceOrder(state, event)
    return next === state ? '-' : next.step.name
  })
  expect(steps.join(' ')).toBe(following)
})

describe('a check holds for the form and the cart as they were at the press', () => {
  test.each([
    ['the form', edited, undone],
    ['the cart', movedCart, { type: 'cartChanged', cart } as const],
  ])('if %s changes and changes back meanwhile, it must be checked again', (_, there, back) => {
    const state = after(editing, { type: 'check' }, there, back, isReady)
    expect(state.step.name).toBe('editing')
    expect(isOutdated(state)).toBe(true)
  })

  test.each(['name', 'lastName', 'email', 'phone', 'address', 'terms'] as const)(
    'a change of %s before the final button requires another check, even if it is undone',
    (field) => {
      const other = field === 'terms' ? !form.terms : 'x'
      const changed = after(ready, { type: 'changed', values: { [field]: other } })
      const undone = after(changed, { type: 'changed', values: { [field]: form[field] } })
      expect([changed, undone].map(checkedOrder)).toEqual([null, null])
    },
  )

  test.each(['place', 'pay'] as const)(
    'a change after %s lets that step go on, and nothing stays checked',
    (type) => {
      const sent = after(ready, { type }, edited)
      expect(checkedOrder(sent)).toBeNull()
      expect(after(sent, answered({ kind: 'down' })).step.name).toBe('editing')
      expect(
        after(sent, { type: 'rechecked', checked: repriced }, answered({ kind: 'differs' })).step
          .name,
      ).toBe('editing')
    },
  )

  test('an order stays checked while placing empties its cart, unless placing fails', () => {
    const emptied = after(states.placing, { type: 'cartChanged', cart: [] })
    expect(checkedOrder(emptied)).toBe(checked)
    expect(after(emptied, answered({ kind: 'down' })).step.name).toBe('editing')
  })

  test("a single item's contract is accepted beside its final button", () => {
    const accepted: OrderAction = { type: 'changed', values: { terms: !form.terms } }
    expect(after(itemReady, accepted).step.name).toBe('ready')
    expect(after(ready, accepted).step.name).toBe('editing')
  })

  test('a repeated check keeps the checked order, so that a card form keeps its card', () => {
    expect(checkedOrder(after(ready, { type: 'check' }))).toBe(checked)
  })
})

describe('the answer', () => {
  const unanswered = answered({ kind: 'unanswered' })
  const unknown = answered({ kind: 'unknownCharge', reference: 'a' })

  test.each<[OrderAction, boolean]>([
    [{ type: 'check' }, false],
    [{ type: 'place' }, false],
    [{ type: 'outcomeDismissed' }, false],
    [booked, false],
    // Until a payment is over, the answer to the last one stays.
    [{ type: 'pay' }, true],
    [{ type: 'retryPayment' }, true],
    [edited, true],
  ])('stays after %o: %s', (event, stays) => {
    const from =
      event.type === 'booked'
        ? after(states.paying, unknown, { type: 'pay' })
        : after(states.paying, unknown)
    expect(after(from, event).outcome !== null).toBe(stays)
  })

  test.each([
    ['unanswered', unanswered, true],
    ['an unknown charge', unknown, true],
    ['declined', answered({ kind: 'declined' }), false],
  ])('of %s, after giving up', (_, outcome, stays) => {
    expect(after(states.placing, outcome, { type: 'gaveUp' }).outcome !== null).toBe(stays)
  })

  test.each<[string, OrderAction, OrderAction, OrderAction]>([
    [
      'noDistance',
      answered({ kind: 'noDistance', failure: 'down' }),
      { type: 'changed', values: { address: 'x' } },
      { type: 'changed', values: { address: form.address } },
    ],
    [
      'shortage',
      answered({ kind: 'shortage', reasons: [] }),
      movedCart,
      { type: 'cartChanged', cart },
    ],
  ])('%s is outdated while the input that it is about differs', (_, outcome, there, back) => {
    const state = after(states.checking, outcome)
    expect([state, after(state, there), after(state, there, back)].map(isOutdated)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('errors', () => {
  const error = { field: 'name', message: 'Wrong.' } as const

  test('are those of the last answer', () => {
    const wrong = after(states.checking, edited, invalid('name'))
    expect(wrong.errors).toEqual([{ error, value: form.name }])
    expect(after(wrong, { type: 'check' }, isReady).errors).toEqual([])
  })

  test('of a field that is left replace only its own earlier ones', () => {
    const wrong = after(states.checking, invalid('terms'))
    const left: OrderAction = { ...fieldChecked, errors: [error] }
    expect(after(wrong, left, left).errors.map((one) => one.error.field)).toEqual(['terms', 'name'])
    expect(after(wrong, left, fieldChecked).errors.map((one) => one.error.field)).toEqual(['terms'])
  })
})

test('another person starts with an empty form', () => {
  const cleared = after(ready, fieldChecked, { type: 'cleared' })
  expect(cleared).toMatchObject({
    form: emptyOrderForm,
    prefilled: { contact: false, choices: false },
    errors: [],
  })
})

test('a booked order leaves the form that the next one starts with', () => {
  expect(after(states.placing, booked)).toEqual(openOrder(emptyOrderForm, cart))
})

test('an error shows while its field has the value with the error', () => {
  const found = after(states.checking, invalid('name'))
  expect(shownErrors(found)).toEqual([{ field: 'name', message: 'Wrong.' }])
  expect(shownErrors(after(found, edited))).toEqual([])
  expect(shownErrors(after(found, edited, undone))).toHaveLength(1)
})

test('"Try again" repeats the last step, but only the card form sends a card', () => {
  const down = answered({ kind: 'down' })
  expect(retryOf(after(states.checking, down))).toBe('check')
  expect(retryOf(after(states.placing, down))).toBe('place')
  expect(retryOf(after(states.placing, edited, down))).toBe('check')
  expect(retryOf(after(states.paying, down))).toBe('outcomeDismissed')
})
