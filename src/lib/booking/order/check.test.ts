import { office, openOffice } from '~/../test/visit/office'
import { expect, test, vi } from 'vitest'
import { checkOrder } from './check'
import type { OrderForm } from '~/lib/domain/order-form'
import { checkoutForm } from '~/../test/bookings'
import { day } from '~/../test/days'

openOffice()

const cart = [{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }]
const check = (form: Partial<OrderForm>, kind: 'cart' | 'item' = 'cart') =>
  checkOrder({ kind, cart, form: checkoutForm(form) })

test('M12a: an empty cart is nothing to place', async () => {
  const answer = await checkOrder({ kind: 'cart', cart: [], form: checkoutForm() })
  expect(answer).toEqual({ kind: 'emptyCart' })
})

test("a single item's rules and time come after its check, the cart's with it", async () => {
  const late = { terms: false, timeWindow: 'exact', specificTime: '03:00' } as const
  expect(await check(late, 'item')).toMatchObject({ kind: 'ready' })
  expect(await check(late)).toMatchObject({
    kind: 'invalid',
    problems: [{ field: 'specificTime' }, { field: 'terms' }],
  })
})

test('in request mode any address passes, and where no distance can be had the office prices it', async () => {
  office.distance = { ok: false, reason: 'down' }
  const address = 'behind the school, Nowhere'
  expect(await check({ address })).toMatchObject({ kind: 'invalid' })
  office.requestMode = true
  expect(await check({ address })).toMatchObject({
    kind: 'ready',
    checked: { offer: { delivery: { kind: 'byOffice' } } },
  })
})

test('without request mode no distance is no fee, and nothing to place', async () => {
  office.distance = { ok: false, reason: 'down' }
  expect(await check({ address: '12 Oak St, Belvidere, IL 61008' })).toEqual({ kind: 'noDistance' })
})

test('a day that was closed after it was chosen is not booked', async () => {
  vi.useFakeTimers({ now: new Date('2024-04-20T15:00:00Z'), toFake: ['Date'] })
  const days = [day('2024-05-01')]
  const order = (itemId: string) =>
    checkOrder({ kind: 'cart', cart: [{ itemId, days, quantity: 1 }], form: checkoutForm() })
  expect(await order('chairs')).toMatchObject({
    kind: 'cart',
    reasons: [expect.stringContaining('can no longer be booked')],
  })
  expect(await order('castle')).toMatchObject({ kind: 'ready' })
  vi.useRealTimers()
})
