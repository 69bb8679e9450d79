// @vitest-environment jsdom
import { office, openOffice, untilIdle } from '~/../test/visit/office'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { saveEntryIfPossible, readJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import { loadConfirmation, saveConfirmation, savePlacing } from './confirmation'
import { resumeOrders } from './resume'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import { settleWithOffice } from '~/lib/booking/card/settled'
import { addEntry } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { addDays, today } from '~/lib/time/dates'
import { checkoutForm, orderEntry } from '~/../test/bookings'
import { day } from '~/../test/days'
import { inflatable } from '~/../test/items'

openOffice()

const now = new Date('2027-06-01T15:00:00Z')
const minute = 60_000
const hour = 60 * minute
const castle = { itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }
const slide = { ...castle, itemId: 'slide' }

beforeEach(() => {
  office.items = [inflatable({ name: 'Sunny Castle', capacity: 3 })]
})

describe('an order that was paid for', () => {
  const charged = orderEntry({ step: 'charged' })
  const { reference } = charged

  /** The next visit, with the form filled in; while the booking is finished, a slide comes into the cart. */
  async function visitAgain() {
    saveDraft(checkoutForm())
    saveEntryIfPossible(charged)
    office.beforeCommit = () => saveCart(addEntry(loadCart(), slide))
    expect(await resumeOrders()).toEqual([])
  }

  test('leaves the cart, and what came meanwhile stays', async () => {
    saveCart([castle])
    await visitAgain()
    expect(loadCart()).toEqual([slide])
  })

  test('leaves the cart of another order alone', async () => {
    const later = { ...castle, days: [day('2027-06-19')] }
    saveCart([later])
    await visitAgain()
    expect(loadCart()).toEqual([later, slide])
  })

  test('is confirmed by the tab that placed it, and starts the next order there', async () => {
    savePlacing({ reference, screen: '/checkout a1' })
    await visitAgain()
    expect(loadConfirmation()).toMatchObject({ id: reference, screen: '/checkout a1' })
    expect(loadDraft()).toEqual(checkoutForm({ terms: false }))
  })

  test('leaves its id in this tab with its confirmation alone', async () => {
    savePlacing({ reference, screen: '/checkout a1' })
    await visitAgain()
    saveConfirmation(null)
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain(reference)
  })

  test('is shown by other tabs, whose form stays', async () => {
    savePlacing({ reference: 'another', screen: '/checkout a1' })
    await visitAgain()
    // It belongs to no screen, so the next one shows it.
    expect(loadConfirmation()).toMatchObject({ id: reference, screen: '' })
    expect(loadDraft()).toEqual(checkoutForm())
  })
})

describe('O12: the entries of the journal', () => {
  const ago = (ms: number) => now.getTime() - ms
  const kept = async (entry: JournalEntry) => {
    saveEntryIfPossible(entry)
    await resumeOrders()
    await untilIdle()
    return readJournal()
  }
  const unknownOrder = (some: Partial<OrderEntry>) => orderEntry({ step: 'unknown', ...some })
  const { reference } = orderEntry()
  const days = [day('2027-06-12')]

  test('a placed note for a quarter of an hour', async () => {
    const placed = {
      kind: 'placed',
      reference: 'a',
      details: 'b',
      id: 'ABCDEFGHIJ0123456789',
    } as const
    expect(await kept({ ...placed, at: ago(15 * minute) })).toHaveLength(1)
    expect(await kept({ ...placed, at: ago(15 * minute + 1) })).toEqual([])
  })

  test('a booking whose mails cannot be sent for a week', async () => {
    office.mailWorks = false
    const booked = orderEntry({ step: 'booked' })
    expect(await kept({ ...booked, at: ago(7 * 24 * hour) })).toHaveLength(1)
    expect(await kept({ ...booked, at: ago(7 * 24 * hour + 1) })).toEqual([])
  })

  test('an order without an answer for a day, then its reference and days alone', async () => {
    expect(await kept(unknownOrder({ at: ago(24 * hour) }))).toMatchObject([{ kind: 'booking' }])
    const began = ago(24 * hour + 1)
    expect(await kept(unknownOrder({ at: began }))).toEqual([
      { kind: 'unknown', reference, days, bookingId: '', at: began },
    ])
  })

  const payment = {
    kind: 'invoice',
    step: 'unknown',
    reference: 'i1',
    bookingId: 'b1',
    charge: {
      paymentMethodId: 'pm_1',
      description: 'INVOICE',
      amountCents: 100_00,
      idempotencyKey: 'invoice-i1-0',
    },
  } as const

  test('an invoice without an answer for a day, then its reference alone', async () => {
    expect(await kept({ ...payment, at: ago(24 * hour) })).toMatchObject([{ kind: 'invoice' }])
    const began = ago(24 * hour + 1)
    expect(await kept({ ...payment, at: began })).toEqual([
      { kind: 'unknown', reference: 'i1', days: [], bookingId: 'b1', at: began },
    ])
  })

  test('an invoice that is paid and not recorded for a month', async () => {
    const paid = { ...payment, step: 'charged' } as const
    office.reachable = false
    expect(await kept({ ...paid, at: ago(30 * 24 * hour) })).toHaveLength(1)
    expect(await kept({ ...paid, at: ago(30 * 24 * hour + 1) })).toEqual([])
  })

  test.each(['unknown', 'settled'] as const)(
    'a reference that is %s until its days are over; without days, for a month',
    async (kind) => {
      const thisDay = today(now)
      const yesterday = addDays(thisDay, -1)
      const entry = { kind, reference: 'r', bookingId: '', at: ago(90 * 24 * hour) }
      expect(await kept({ ...entry, days: [yesterday, thisDay] })).toHaveLength(1)
      expect(await kept({ ...entry, days: [yesterday] })).toEqual([])
      expect(await kept({ ...entry, days: [], at: ago(30 * 24 * hour) })).toHaveLength(1)
      expect(await kept({ ...entry, days: [], at: ago(30 * 24 * hour + 1) })).toEqual([])
    },
  )

  test('an order that was paid for and can not be booked until its days are over', async () => {
    const stuck = orderEntry({ step: 'charged', stuck: true })
    vi.setSystemTime(new Date('2027-06-12T18:00:00Z'))
    expect(await kept(stuck)).toHaveLength(1)
    vi.setSystemTime(new Date('2027-06-13T18:00:00Z'))
    expect(await kept(stuck)).toEqual([])
  })

  test('of a settled payment, only the reference and the days', async () => {
    saveEntryIfPossible(unknownOrder({ at: ago(0) }))
    settleWithOffice(reference)
    expect(readJournal()).toEqual([{ kind: 'settled', reference, days, bookingId: '', at: ago(0) }])
    expect(await resumeOrders()).toEqual([])
  })
})
