// When a booking was made is what the site's server says: the office's 24 hours go by it, and a device may be a day off.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createdStamp } from '~/lib/time/dates'
import { emailOf, newOrder, type Order } from './orders'
import { realNow } from './services'
import { browser, day, describeOrders, services, stored, world } from './world'

const dayMs = 24 * 60 * 60_000

describeOrders('on a device whose clock is a day off', () => {
  afterEach(() => void vi.useRealTimers())

  describe.each([
    ['fast', 1],
    ['slow', -1],
  ])('%s', (_, days) => {
    test('a booking says when it was made', async () => {
      const order = newOrder(day, { method: 'Cash In Office' })
      const { place } = await world.visit(browser, services)
      setDevice(days)
      expect(await place(order)).toMatchObject({ kind: 'booked' })
      await expectCreatedNow(order)
    })

    test('one by card that the next visit finishes says when it was placed', async () => {
      const order = newOrder(day)
      const { place } = await world.visit(browser, services, {
        step: 'booking commit',
        harm: 'dies before',
      })
      setDevice(days)
      expect(await place(order)).toBe('died')
      services.aheadMs = 60 * 60_000
      setDevice(2 * days)
      const next = await world.visit(browser, services)
      await next.resume()
      await expectCreatedNow(order)
    })
  })

  const setDevice = (days: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: realNow() + days * dayMs })

  async function expectCreatedNow(order: Order) {
    const { bookings } = await stored(world.project, emailOf(order), day)
    // The minute may have turned meanwhile.
    const stamps = [-1, 0].map((minutes) => createdStamp(new Date(realNow() + minutes * 60_000)))
    expect(bookings).toMatchObject([{ created: expect.toBeOneOf(stamps) }])
  }
})
