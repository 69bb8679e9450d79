// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { checkoutForm, invoiceEntry, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { backend, openBackend, untilIdle } from '#test/stand-ins/backend'
import { settleWithOffice } from '~/lib/booking/card/settle-with-office'
import { saveEntryIfPossible, readJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { addCartLine } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import { addDays, today } from '~/lib/time/dates'
import { loadConfirmation, saveConfirmation, savePlacing } from './confirmation'
import { resumeOrders } from './resume'

openBackend()

const now = new Date('2027-06-01T15:00:00Z')
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const { reference } = orderEntry()
const days = [day('2027-06-12')]

describe('an order that was paid for', () => {
  const castle = { itemId: 'castle', days, quantity: 1 }
  const slide = { ...castle, itemId: 'slide' }
  const later = { ...castle, days: [day('2027-06-19')] }

  /**
   * The next page load, with the form filled in; a slide comes into the cart while the booking is
   * finished.
   */
  async function visitAgain() {
    saveDraft(checkoutForm())
    saveEntryIfPossible(orderEntry({ step: 'charged' }))
    backend.beforeCommit = () => saveCart(addCartLine(loadCart(), slide))
    expect(await resumeOrders()).toEqual([])
  }

  test.each([
    ['leaves the cart, and what came meanwhile stays', [castle], [slide]],
    ['leaves the cart of another order alone', [later], [later, slide]],
  ])('%s', async (_, before, after) => {
    saveCart(before)
    await visitAgain()
    expect(loadCart()).toEqual(after)
  })

  test('is confirmed by the tab that placed it, and starts the next order there', async () => {
    savePlacing({ reference, screen: '/checkout a1' })
    await visitAgain()
    expect(loadConfirmation()).toMatchObject({ id: reference, screen: '/checkout a1' })
    expect(loadDraft()).toEqual(checkoutForm({ terms: false }))
    // The id opens the booking's page, so only the confirmation in this tab keeps it.
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

test("an invoice's payment of a closed page that charged nothing gives the right to charge back", async () => {
  const bookingId = 'abcdefghij0123456789'
  backend.put(`payments/${bookingId}`, { step: 'asked' })
  const payment = invoiceEntry({ step: 'holding', bookingId })
  saveEntryIfPossible(payment)
  expect(await resumeOrders()).toEqual([])
  const secret = payment.charge.idempotencyKey
  expect(backend.get(`payments/${bookingId}`)).toEqual({ step: 'free', secret })
  expect(readJournal()).toEqual([])
})

describe('the journal keeps', () => {
  const ago = (ms: number) => now.getTime() - ms
  const kept = async (entry: JournalEntry) => {
    saveEntryIfPossible(entry)
    await resumeOrders()
    await untilIdle()
    return readJournal()
  }
  const unanswered = orderEntry({ step: 'unknown' })
  const rest = { reference: 'r', bookingId: '', days: [] }
  const placed = { kind: 'placed', reference, details: 'b', id: 'ABCDEFGHIJ0123456789' } as const

  test.each<[string, Omit<JournalEntry, 'at'>, number]>([
    ['the record of a placed order for a quarter of an hour', placed, 15 * minuteMs],
    ['a booking whose mails cannot be sent for a week', orderEntry({ step: 'booked' }), 7 * dayMs],
    [
      'an invoice that is paid and not recorded for a month',
      invoiceEntry({ step: 'charged' }),
      30 * dayMs,
    ],
    ['an unknown charge without days for a month', { kind: 'unknown', ...rest }, 30 * dayMs],
    ['a settled charge without days for a month', { kind: 'settled', ...rest }, 30 * dayMs],
  ])('%s', async (_, entry, longest) => {
    backend.mailStatus = 500
    backend.reachable = false
    const began = (at: number) => ({ ...entry, at }) as JournalEntry
    expect(await kept(began(ago(longest)))).toHaveLength(1)
    expect(await kept(began(ago(longest + 1)))).toEqual([])
  })

  test.each([
    ['an order', unanswered, { reference, days, bookingId: '' }],
    ['an invoice', invoiceEntry(), { reference: 'i1', days: [], bookingId: 'b1' }],
  ])(
    '%s without an answer for a day, then its reference and days alone',
    async (_, entry, left) => {
      const { kind } = entry
      expect(await kept({ ...entry, at: ago(dayMs) })).toMatchObject([{ kind }])
      const at = ago(dayMs + 1)
      expect(await kept({ ...entry, at })).toEqual([{ kind: 'unknown', ...left, at }])
    },
  )

  test.each(['unknown', 'settled'] as const)(
    'a reference that is %s until its days are over',
    async (kind) => {
      const thisDay = today(now)
      const yesterday = addDays(thisDay, -1)
      const entry = { kind, ...rest, at: ago(90 * dayMs) }
      expect(await kept({ ...entry, days: [yesterday, thisDay] })).toHaveLength(1)
      expect(await kept({ ...entry, days: [yesterday] })).toEqual([])
    },
  )

  test('an order that was paid for and cannot be booked until its days are over', async () => {
    const stuck = orderEntry({ step: 'charged', stuck: true })
    vi.setSystemTime(new Date('2027-06-12T18:00:00Z'))
    expect(await kept(stuck)).toHaveLength(1)
    vi.setSystemTime(new Date('2027-06-13T18:00:00Z'))
    expect(await kept(stuck)).toEqual([])
  })

  test('of a settled payment, only the reference and the days', async () => {
    saveEntryIfPossible({ ...unanswered, at: ago(0) })
    settleWithOffice(reference)
    expect(readJournal()).toEqual([{ kind: 'settled', reference, days, bookingId: '', at: ago(0) }])
    expect(await resumeOrders()).toEqual([])
  })
})
