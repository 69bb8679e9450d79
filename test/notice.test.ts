// An item that needs notice is offered nowhere before that: each place that knows closed days knows
// it, too.
import { expect, test, vi } from 'vitest'
import type * as business from '~/lib/domain/business'
import { dayState } from '~/lib/availability/day-state'
import { closedOrPast } from '~/lib/booking/order/check'
import { entryStates } from '~/lib/cart-days/entry-states'
import { moveState } from '~/lib/cart-days/move'
import { whyNotMoved } from '~/components/calendar/why-not-moved'
import { dayAnswer } from '~/lib/event/free-items'
import { nearestFree } from '~/lib/event/nearest-free'
import { bookingLine } from './bookings'
import { day } from './days'
import { extra } from './items'

vi.mock('~/lib/domain/business', async (original) => ({
  ...(await original<typeof business>()),
  noticeDays: [{ days: 3, what: 'tents', items: ['tent'] }],
}))

const tent = { ...extra({ id: 'tent', name: 'Frame Tent' }), capacity: 5 }
const [today, soon, ahead] = [day('2027-06-08'), day('2027-06-10'), day('2027-06-11')]
const span = { today, first: today, last: day('2028-06-08') }
const now = new Date('2027-06-08T15:00:00Z')
const words = 'We need 3 days to plan tents.'
const none = new Map()

test("an item's calendar keeps out days within the notice", () => {
  expect(dayState(soon, tent, none, span)).toBe('soon')
  expect(dayState(today, tent, none, { ...span, first: day('2027-06-09') })).toBe('soon')
  expect(dayState(day('2027-06-07'), tent, none, span)).toBe('past')
  expect(dayState(ahead, tent, none, span)).toBe('free')
  expect(dayState(soon, { ...tent, id: 'chairs' }, none, span)).toBe('free')
})

test("the list of an event's day and its other days keep to the notice", () => {
  expect(dayAnswer(tent, { from: soon, to: ahead }, none, today)).toBe('soon')
  expect(dayAnswer(tent, { from: ahead, to: ahead }, none, today)).toBe('free')
  expect(nearestFree({ from: soon, to: soon }, tent, none, span)).toEqual({
    from: ahead,
    to: ahead,
  })
})

test('the cart and its calendar keep to the notice, and say why', () => {
  const cart = [{ itemId: 'tent', days: [soon], quantity: 1 }]
  const [state] = entryStates(cart, { items: [tent], uses: none, now, sameDayUntilHour: 12 })
  expect(state?.problem).toMatchObject({ daysUnavailable: true, beside: words })
  expect(state).toMatchObject({ nearest: [ahead] })
  const catalog = { items: [tent], uses: none, span }
  expect(moveState(cart, 0, soon, catalog)).toBe('soon')
  expect(whyNotMoved(cart, 0, soon, catalog)).toBe(words)
  expect(moveState(cart, 0, ahead, catalog)).toBe('free')
})

test('the check before an order refuses days within the notice', () => {
  vi.useFakeTimers({ now })
  const line = (days: ReturnType<typeof day>[]) =>
    bookingLine({ itemId: 'tent', kind: 'extras', name: 'Frame Tent', days })
  expect(closedOrPast([line([soon])])).toEqual([
    `${words} Please choose a later day for Frame Tent.`,
  ])
  expect(closedOrPast([line([ahead])])).toEqual([])
  vi.useRealTimers()
})
