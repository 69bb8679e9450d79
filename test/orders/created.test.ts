// When a booking was made is what the site's server says: the office's 24 hours go by it, and a device may be a day off.
import { doc, setDoc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { createdStamp } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { Browser } from './browser'
import { emailOf, newOrder, type Order } from './orders'
import { Services } from './services'
import { openWorld, stored, type World } from './world'

const host = inject('emulatorHost')
const dayMs = 24 * 60 * 60_000

describe.skipIf(host === null)('on a device whose clock is a day off', () => {
  let world: World
  let services: Services
  let browser: Browser
  let day: Day
  beforeAll(async () => {
    world = await openWorld(host)
  }, 60_000)
  beforeEach(() => {
    services = new Services()
    browser = new Browser()
    day = world.newDay()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await setRequestMode(false)
  })

  describe.each([
    ['fast', 1],
    ['slow', -1],
  ])('%s', (_, days) => {
    test.each<[string, Parameters<typeof newOrder>[1]]>([
      ['in the office', { method: 'Cash In Office' }],
      ['by card', {}],
      ["in an item's popup, in the office", { kind: 'item', method: 'Cash In Office' }],
      ["in an item's popup, by card", { kind: 'item', depositOnly: true }],
    ])('a booking %s says when it was made', async (_way, wish) => {
      const order = newOrder(day, wish)
      const { place } = await world.visit(browser, services)
      setDevice(days)
      expect(await place(order)).toMatchObject({ kind: 'booked' })
      await expectCreatedNow(order)
    })

    test('a request says when it was made', async () => {
      await setRequestMode(true)
      const order = newOrder(day, { method: 'Cash In Office', requestMode: true })
      const { place } = await world.visit(browser, services)
      setDevice(days)
      expect(await place(order)).toMatchObject({ kind: 'booked' })
      await expectCreatedNow(order)
    })

    test('a booking that the next visit finishes says when it was placed', async () => {
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

  const setRequestMode = (status: boolean) =>
    setDoc(doc(world.project.admin, 'config/requestBooking'), { status })

  async function expectCreatedNow(order: Order) {
    const { bookings } = await stored(world.project, emailOf(order), day)
    // The minute may have turned meanwhile.
    const stamps = [-1, 0].map((minutes) => createdStamp(new Date(realNow() + minutes * 60_000)))
    expect(bookings).toMatchObject([{ created: expect.toBeOneOf(stamps) }])
  }
})

/** Unmoved by the device's clock. */
const realNow = () => performance.timeOrigin + performance.now()
