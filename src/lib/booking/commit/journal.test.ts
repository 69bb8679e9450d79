// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isNoted,
  noteIfPossible,
  notePayment,
  readJournal,
  strikePayment,
  type InvoicePayment,
} from '~/lib/booking/journal'
import { journalKey } from '~/lib/booking/open-payments'

const payment = (reference: string): InvoicePayment => ({
  kind: 'invoice',
  step: 'charging',
  reference,
  bookingId: 'booking',
  charge: { paymentMethodId: 'pm', description: '', amountCents: 100_00, idempotencyKey: 'key' },
})

beforeEach(() => localStorage.clear())

test('a payment is written in place of its earlier state, and struck out without a trace', () => {
  notePayment(payment('a'))
  notePayment(payment('b'))
  notePayment({ ...payment('a'), step: 'charged' })
  expect(readJournal().map(({ reference, step }) => [reference, step])).toEqual([
    ['b', 'charging'],
    ['a', 'charged'],
  ])
  strikePayment(payment('a'))
  expect([isNoted(payment('a')), isNoted(payment('b'))]).toEqual([false, true])
  strikePayment(payment('b'))
  expect(localStorage.getItem(journalKey)).toBeNull()
})

test.each(['', '{', '{"kind":"booking"}', '[null, 7, {"kind":"booking"}]'])(
  'reads nothing from %j',
  (text) => {
    localStorage.setItem(journalKey, text)
    expect(readJournal()).toEqual([])
  },
)

describe('in a browser that refuses storage', () => {
  beforeEach(() => {
    notePayment(payment('a'))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
  })

  test('what must be stored before money is taken throws, and all else goes on', () => {
    expect(() => notePayment(payment('b'))).toThrow('Full')
    noteIfPossible({ ...payment('a'), step: 'charged' })
    strikePayment(payment('a'))
    expect(readJournal()).toEqual([payment('a')])
  })
})
