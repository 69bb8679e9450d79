import { expect, test, vi } from 'vitest'
import { checkoutForm } from '#test/bookings'
import { limitDeliveries, needNotice } from '#test/business-days'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { backend, openBackend, storeUnit } from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import type { Cart } from '~/lib/domain/cart'
import type { OrderForm } from '~/lib/domain/order-form'
import { addDays } from '~/lib/time/dates'
import { checkOrder } from './check'

openBackend()

const castle = { itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }
const check = (form: Partial<OrderForm>, kind: 'cart' | 'item' = 'cart') =>
  checkOrder({ kind, wanted: [castle], form: checkoutForm(form) })
const checkCart = (cart: Cart) => checkOrder({ kind: 'cart', wanted: cart, form: checkoutForm() })
const gone = { kind: 'unbookable', reasons: [expect.stringContaining('can no longer be booked')] }

test('an empty cart cannot be placed', async () => {
  expect(await checkCart([])).toEqual({ kind: 'emptyCart' })
})

test("a cart's check includes the contract and the time; a single item's popup asks for them later", async () => {
  const wrong = { terms: false, timeWindow: 'exact', specificTime: '03:00' } as const
  expect(await check(wrong, 'item')).toMatchObject({ kind: 'ready' })
  expect(await check(wrong)).toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'specificTime' }, { field: 'terms' }],
  })
})

test('in request mode any address passes, and the office prices delivery if the distance is unknown', async () => {
  backend.distance = { ok: false, reason: 'down' }
  const address = 'behind the school, Nowhere'
  expect(await check({ address })).toMatchObject({ kind: 'invalid' })
  backend.requestMode = true
  expect(await check({ address })).toMatchObject({
    kind: 'ready',
    checked: { offer: { delivery: { kind: 'byOffice' } } },
  })
})

test('without request mode, an order whose distance is unknown cannot be placed', async () => {
  backend.distance = { ok: false, reason: 'down' }
  expect(await check({ address: '12 Oak St, Belvidere, IL 61008' })).toEqual({
    kind: 'noDistance',
    failure: 'down',
  })
})

test('names and phone become one line, the email loses the spaces around it, and coordinates are cleaned and cut', async () => {
  const typed = {
    name: ' Maria\t',
    lastName: '\u0000Jensen\u009b ',
    phone: ' 555-0100\r\n',
    email: ' m@a.com ',
  }
  const outcome = await check({ ...typed, coordinates: ` \u0000\n${'4'.repeat(61)}` })
  const trimmed = { name: 'Maria', lastName: 'Jensen', phone: '555-0100', email: 'm@a.com' }
  const customer = { ...trimmed, coordinates: '4'.repeat(60) }
  expect(outcome).toMatchObject({ kind: 'ready', checked: { customer } })
})

test.each([
  [-1, gone],
  [0, { kind: 'ready' }],
  [729, { kind: 'ready' }],
  [730, gone],
])(
  'only days between today and two years ahead can be booked: %i days ahead',
  async (ahead, outcome) => {
    const days = [addDays(day('2027-06-01'), ahead), day('2027-06-12')]
    expect(await checkCart([{ ...castle, days }])).toMatchObject(outcome)
  },
)

test('an item that needs more notice is refused, with how many days it needs', async () => {
  needNotice({ days: 12, what: 'tents', items: ['tent'] })
  backend.items = [inflatable({ id: 'tent', name: 'Frame Tent' })]
  expect(await checkCart([{ ...castle, itemId: 'tent' }])).toEqual({
    kind: 'unbookable',
    reasons: ['We need 12 days to plan tents. Please choose a later day for Frame Tent.'],
  })
})

test('a day on which the crew is fully booked is refused, with when to try again if it is only held', async () => {
  const [held, full] = [day('2027-06-18'), day('2027-06-25')]
  limitDeliveries({ day: held, most: 1 }, { day: full, most: 0 })
  storeUnit('delivery', held, 'other', { expires: new Date(Date.now() + 60_000) })
  expect(await checkCart([{ ...castle, days: [held] }])).toEqual({
    kind: 'unbookable',
    reasons: [
      "Our crew is fully booked on Friday, June 18. An order isn't finished yet: try again in ten minutes. Or choose another day for Sunny Castle.",
    ],
  })
  expect(await checkCart([{ ...castle, days: [full] }])).toEqual({
    kind: 'unbookable',
    reasons: [
      'Our crew is fully booked on Friday, June 25. Please choose another day for Sunny Castle.',
    ],
  })
})

test('a cart over the limits of one booking is refused with the reason', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...castle, itemId: `castle${index}` }))
  backend.items = many.map(({ itemId }) => inflatable({ id: itemId }))
  const reasons = [expect.stringContaining('8')]
  expect(await checkCart(many)).toEqual({ kind: 'unbookable', reasons })
})

test('an item without a price is named, and the customer is asked to call', async () => {
  backend.items = [inflatable({ name: 'Sunny Castle', priceCents: null })]
  expect(await check({})).toEqual({
    kind: 'unbookable',
    reasons: ["Sunny Castle can't be booked online. Please call us about it, or remove it."],
  })
})

test('a database that refuses is not called unreachable', async () => {
  backend.beforeRead = () => {
    throw refusal()
  }
  expect(await check({})).toEqual({ kind: 'refused' })
})

test('while the database is down, no address is refused', async () => {
  backend.reachable = false
  expect(await check({})).toEqual({ kind: 'down' })
  // The page can't know whether request mode is on, in which any address passes.
  expect(await check({ address: 'behind the school, Nowhere' })).toEqual({ kind: 'down' })
})

test('a day that was closed after it was chosen is not booked', async () => {
  vi.useFakeTimers({ now: new Date('2024-04-20T15:00:00Z'), toFake: ['Date'] })
  const then = { days: [day('2024-05-01')], quantity: 1 }
  expect(await checkCart([{ ...then, itemId: 'chairs' }])).toMatchObject(gone)
  expect(await checkCart([{ ...then, itemId: 'castle' }])).toMatchObject({ kind: 'ready' })
})
