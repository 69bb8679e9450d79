// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isNoted,
  note,
  noteIfPossible,
  readJournal,
  StorageRefused,
  strike,
} from '~/lib/booking/commit/journal'
import type { InvoiceEntry } from '~/lib/booking/commit/journal-entry'
import { hasJournal, journalKey } from '~/lib/booking/commit/journal-key'
import { orderEntry } from '~/../test/bookings'

const payment = (reference: string): InvoiceEntry => ({
  kind: 'invoice',
  step: 'charging',
  reference,
  bookingId: 'booking',
  charge: { paymentMethodId: 'pm', description: '', amountCents: 100_00, idempotencyKey: 'key' },
  at: 0,
})
const told = () =>
  readJournal().map((entry) => [entry.reference, 'step' in entry ? entry.step : entry.kind])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an entry is written in place of its earlier state, and struck out without a trace', () => {
  note(payment('a'))
  note(payment('b'))
  note({ ...payment('a'), step: 'charged' })
  expect(told()).toEqual([
    ['b', 'charging'],
    ['a', 'charged'],
  ])
  strike(payment('a'))
  expect([isNoted(payment('a')), isNoted(payment('b'))]).toEqual([false, true])
  expect(hasJournal()).toBe(true)
  strike(payment('b'))
  expect(localStorage.getItem(journalKey)).toBeNull()
  expect(hasJournal()).toBe(false)
})

test('what stays of a charge takes the place of its order', () => {
  note(orderEntry({ reference: 'a', step: 'unknown' }))
  note({ kind: 'settled', reference: 'a', days: [], at: 0 })
  expect(told()).toEqual([['a', 'settled']])
})

test('the same text gives the same list, so that screens draw again only on a change', () => {
  note(payment('a'))
  expect(readJournal()).toBe(readJournal())
})

test.each(['', '{', '7', '{"kind":"booking"}', '[null, 7, {"kind":"booking"}]'])(
  'reads nothing from %j',
  (text) => {
    localStorage.setItem(journalKey, text)
    sessionStorage.setItem(journalKey, text)
    expect(readJournal()).toEqual([])
  },
)

describe('where localStorage takes nothing more', () => {
  beforeEach(() => {
    note(payment('a'))
    refuse('setItem', (storage) => storage === localStorage)
  })

  test('what must be stored before money is taken throws', () => {
    expect(() => note(payment('b'))).toThrow(StorageRefused)
    expect(told()).toEqual([['a', 'charging']])
  })

  test('all else is kept as long as the session', () => {
    noteIfPossible({ ...payment('a'), step: 'charged' })
    noteIfPossible(orderEntry({ reference: 'b' }))
    expect(told()).toEqual([
      ['a', 'charged'],
      ['b', 'sending'],
    ])
    expect(sessionStorage.getItem(journalKey)).toContain('charged')
    strike(payment('a'))
    strike(orderEntry({ reference: 'b' }))
    expect(readJournal()).toEqual([])
    expect(hasJournal()).toBe(false)
  })
})

test('what localStorage refused moves there once there is room', () => {
  note(orderEntry())
  const full = refuse('setItem', (storage) => storage === localStorage)
  noteIfPossible(payment('a'))
  expect(localStorage.getItem(journalKey)).not.toContain('"charging"')
  full.mockRestore()
  strike(orderEntry())
  expect(localStorage.getItem(journalKey)).toContain('"charging"')
  expect(sessionStorage.getItem(journalKey)).toBeNull()
  expect(told()).toEqual([['a', 'charging']])
})

test('in a browser without any storage it lives as long as the page, and nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method, () => true)
  expect(() => note(payment('a'))).toThrow(StorageRefused)
  noteIfPossible(payment('a'))
  expect([told(), hasJournal()]).toEqual([[['a', 'charging']], false])
  strike(payment('a'))
  expect(readJournal()).toEqual([])
})

function refuse(
  method: 'getItem' | 'setItem' | 'removeItem',
  isMeant: (storage: Storage) => boolean,
) {
  const real = Storage.prototype[method] as (...given: string[]) => unknown
  return vi.spyOn(Storage.prototype, method).mockImplementation(function (
    this: Storage,
    ...given: string[]
  ) {
    if (isMeant(this)) throw new DOMException('Refused', 'QuotaExceededError')
    return real.apply(this, given) as never
  })
}
