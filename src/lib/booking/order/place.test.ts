// @vitest-environment jsdom
// The final press of an order, on the stand-in database and services.
import { describe, expect, test, vi } from 'vitest'
import { checkoutForm, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { bookings, backend, openBackend, takenByAnother, untilIdle } from '#test/stand-ins/backend'
import { refusal } from '#test/stand-ins/backend-database'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { loadCart, saveCart } from '~/lib/cart/store'
import type { OrderKind } from '~/lib/domain/amounts'
import { currentContract } from '~/lib/domain/contract-version'
import type { OrderForm } from '~/lib/domain/order-form'
import { http } from '~/lib/services/http'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { checkOrder } from './check'
import { loadConfirmation, saveConfirmation, screenStayOf } from './confirmation'
import { confirmationOf } from './finish'
import { placeOrder, type OrderToPlace } from './place'

openBackend()

const saturday = '2027-06-12'
const castle = { itemId: 'castle', days: [day(saturday)], quantity: 1 }
const byCard = { method: 'Credit Card' } as const
const card = async () => 'pm_1'

/** An order as Continue has checked it. */
async function ready(
  some: Partial<OrderForm> = {},
  kind: OrderKind = 'cart',
): Promise<OrderToPlace> {
  const form = checkoutForm(some)
  const outcome = await checkOrder({ kind, wanted: [castle], form })
  if (outcome.kind !== 'ready') throw new Error(JSON.stringify(outcome))
  return { kind, checked: outcome.checked, form, screenStay: '/checkout a1' }
}
const place = async (...of: Parameters<typeof ready>) => placeOrder(await ready(...of))

describe('an order that is placed', () => {
  test('is booked, confirmed on its screen, kept on this device and gone from the cart', async () => {
    saveCart([castle])
    const outcome = await place()
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    expect(bookings()).toMatchObject([
      { method: 'Cash In Office', approved: 'True', specificTime: '12:00', paid: false },
    ])
    expect(loadConfirmation()).toMatchObject({
      id: outcome.id,
      screen: '/checkout a1',
      card: false,
    })
    expect(loadMyBookings()).toMatchObject([{ id: outcome.id }])
    expect(loadCart()).toEqual([])
    expect(screenStayOf(outcome.id)).toBeNull()
  })

  test('by card is charged in full, and says that it is paid', async () => {
    expect(await placeOrder(await ready(byCard), card)).toMatchObject({ kind: 'booked' })
    expect(backend.charges).toMatchObject([{ amount: 292_84 }])
    expect(loadConfirmation()).toMatchObject({ card: true, requested: false, invoiceMail: null })
    expect(backend.commits[0]?.invoiceId).toBeUndefined()
  })

  test('with a deposit is charged that, and has an invoice for the balance', async () => {
    const order = await ready({ ...byCard, depositOnly: true })
    expect(await placeOrder(order, card)).toMatchObject({ kind: 'booked' })
    expect(backend.charges).toMatchObject([{ amount: 100_00 }])
    expect(backend.commits[0]?.invoiceId).toBeDefined()
    expect(bookings()).toMatchObject([{ paid: false, balances: { deposit: 100 } }])
    expect(loadConfirmation()).toMatchObject({ card: true, invoiceMail: expect.any(String) })
  })

  test('for the office has no deposit, though one was chosen with a card before', async () => {
    await place({ depositOnly: true })
    expect(bookings()).toMatchObject([{ balances: { deposit: 0 } }])
    expect(backend.commits[0]?.invoiceId).toBeUndefined()
  })

  test.each([
    ['whatever way to pay was chosen for a single item', 'item', 'Cash In Office'],
    ['and keeps the way to pay of a cart', 'cart', 'Credit Card'],
  ] as const)('in request mode waits for the office, %s', async (_, kind, method) => {
    backend.requestMode = true
    await place(byCard, kind)
    expect(bookings()).toMatchObject([{ approved: 'Waiting', method }])
    expect(loadConfirmation()).toMatchObject({ requested: true })
  })

  test.each<[string, OrderKind, Partial<OrderForm>, isRequest?: true]>([
    ['for the office', 'cart', {}],
    ['by card', 'cart', byCard],
    ['with a deposit', 'cart', { ...byCard, depositOnly: true }],
    ['as a request', 'cart', {}, true],
    ["by an item's own form, for the office", 'item', {}],
    ["by an item's own form, by card or from a wallet", 'item', byCard],
    ["by an item's own form, as a request", 'item', {}, true],
  ])('is signed on the contract of today, at this minute, %s', async (_, kind, form, isRequest) => {
    backend.requestMode = isRequest ?? false
    const order = await ready(form, kind)
    await placeOrder(order, form.method === 'Credit Card' ? card : undefined)
    expect(bookings()).toMatchObject([
      { signed: `${currentContract.version} | 06/01/2027 | 10:00`, name: order.form.name },
    ])
  })

  // The office counts its 24 hours from this time.
  test.each([1, -1])('on a device that is %i days off has the time of the server', async (days) => {
    const order = await ready()
    vi.spyOn(http, 'head').mockResolvedValue({ headers: { date: new Date().toUTCString() } })
    vi.setSystemTime(Date.now() + days * 86_400_000)
    await placeOrder(order)
    expect(bookings()).toMatchObject([{ created: '06/01/2027 | 10:00' }])
  })

  test.each([
    ['exact', '10:30', '10:30'],
    ['none', '10:30', '12:00'],
    ['none', '', '12:00'],
  ] as const)('with the window %s and the time %s is for %s', async (timeWindow, time, stored) => {
    await place({ timeWindow, specificTime: time })
    expect(bookings()).toMatchObject([{ specificTime: stored }])
  })
})

describe('nothing is booked', () => {
  const nothing = () => expect([bookings(), backend.charges, readJournal()]).toEqual([[], [], []])

  const ways = [['for the office', {}, undefined] as const, ['by card', byCard, card] as const]
  const changes = [
    ['terms', { terms: false }],
    ['specificTime', { timeWindow: 'exact', specificTime: '' }],
    ['specificTime', { timeWindow: 'oneHour', specificTime: '06:00' }],
  ] as const
  test.each(ways.flatMap((way) => changes.map((wrong) => [...way, ...wrong] as const)))(
    '%s where a choice was changed after Continue and is now wrong: %s %j',
    async (_, some, makePaymentMethod, field, wrong) => {
      const order = await ready(some)
      const form = { ...order.form, ...wrong }
      const outcome = await placeOrder({ ...order, form }, makePaymentMethod)
      expect(outcome).toMatchObject({ kind: 'invalid', errors: [{ field }] })
      nothing()
    },
  )

  test.each([
    ['by card without the card form', byCard, undefined],
    ['for the office with the card form', {}, card],
  ])('%s', async (_, some, makePaymentMethod) => {
    expect(await placeOrder(await ready(some), makePaymentMethod)).toEqual({ kind: 'differs' })
    nothing()
  })

  test('where another visitor was faster: the answer names the rental and the day', async () => {
    const order = await ready()
    for (const unit of [0, 1, 2]) takenByAnother('castle', saturday, unit)
    expect(await placeOrder(order)).toEqual({
      kind: 'shortage',
      reasons: [expect.stringContaining('Sunny Castle')],
    })
    nothing()
  })

  test.each([
    ['the price changed since Continue', changePrices, 'differs'],
    ['the rules have other rates than the page', changeRates, 'outdated'],
    ['the rules have other rates than the site has now', changeRatesAlone, 'refused'],
    ["the rules don't take the contract that was signed", changeContract, 'outdated'],
    ['the database is down', () => void (backend.reachable = false), 'down'],
    ['the database refuses to answer', refuseReads, 'refused'],
  ])('where %s', async (_, happen, kind) => {
    const order = await ready()
    happen()
    expect(await placeOrder(order)).toEqual({ kind })
  })

  function changePrices() {
    backend.refused.add('bookings-test')
  }

  function refuseReads() {
    backend.beforeRead = () => {
      throw refusal()
    }
  }

  /** A reload would bring the same page. */
  function changeRatesAlone() {
    changeRates()
    const { beforeRead } = backend
    backend.beforeRead = (path) => {
      backend.page ||= numbersIn(path)
      return beforeRead(path)
    }
  }

  /** The rates are those of the rules and of the site. */
  function changeContract() {
    changeRatesAlone()
    const { beforeRead } = backend
    backend.beforeRead = (path) => {
      if (!/^numbers\/\w{64}$/.test(path)) return beforeRead(path)
    }
  }

  const numbersIn = (path: string) =>
    path.startsWith('numbers/')
      ? `<meta name="numbers" content="${path.slice(8).split('_')[0]}">`
      : ''

  function changeRates() {
    changePrices()
    backend.beforeRead = (path) => {
      if (path.startsWith('numbers/')) throw refusal()
    }
  }
})

describe('an earlier order for these days', () => {
  /** The order as this browser sent it before, without seeing the answer. */
  async function sentBefore(some: Partial<OrderForm> = {}): Promise<OrderEntry> {
    expect(await place(some)).toMatchObject({ kind: 'booked' })
    // Its mail, which the answer doesn't wait for, is noted in the journal.
    await untilIdle()
    const [booked] = backend.commits
    if (!booked) throw new Error('Nothing is booked')
    const { key, booking } = booked
    const entry = orderEntry({ reference: key, key, document: booking, cart: [castle] })
    localStorage.clear()
    sessionStorage.clear()
    saveEntry(entry)
    return entry
  }

  test('that is the same is confirmed, and not booked again', async () => {
    const { key } = await sentBefore()
    expect(await place()).toEqual({ kind: 'booked', id: key })
    expect(bookings()).toHaveLength(1)
    expect(loadConfirmation()).toMatchObject({ id: key, earlier: false, screen: '/checkout a1' })
  })

  test('that differs is confirmed as the earlier one', async () => {
    const { key } = await sentBefore({ floorType: 'indoor' })
    expect(await place()).toEqual({ kind: 'alreadyBooked', id: key })
    expect(loadConfirmation()).toMatchObject({ id: key, earlier: true })
  })

  test('whose confirmation shows keeps the state of its mails', async () => {
    const entry = await sentBefore()
    saveConfirmation({ ...confirmationOf(entry, ''), mail: 'failed' })
    await place()
    expect(loadConfirmation()).toMatchObject({ id: entry.key, mail: 'failed' })
  })

  test('whose charge has no answer stops it', async () => {
    saveEntry(orderEntry({ step: 'unknown' }))
    expect(await place()).toMatchObject({ kind: 'unknownCharge' })
    expect(bookings()).toEqual([])
  })
})
