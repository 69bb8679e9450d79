import '#test/browser-storage'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { invoiceEntry, orderEntry } from '#test/bookings'
import {
  hasEntry,
  saveEntry,
  saveEntryIfPossible,
  readJournal,
  StorageRefused,
  removeEntry,
} from './journal'
import { hasJournal, journalKey } from './journal-key'

const payment = (reference: string) => invoiceEntry({ reference, step: 'charging' })
/** The reference and step of each entry. */
const entries = () =>
  readJournal().map((entry) => `${entry.reference} ${'step' in entry ? entry.step : entry.kind}`)

test('an entry is written in place of its earlier state, and removed without a trace', () => {
  saveEntry(payment('a'))
  saveEntry(payment('b'))
  saveEntry({ ...payment('a'), step: 'charged' })
  expect(entries()).toEqual(['b charging', 'a charged'])
  removeEntry(payment('a'))
  saveEntry(payment('c'))
  expect([hasEntry(payment('a')), hasEntry(payment('b'))]).toEqual([false, true])
  removeEntry(payment('c'))
  expect(hasJournal()).toBe(true)
  removeEntry(payment('b'))
  expect(localStorage.getItem(journalKey)).toBeNull()
  expect(hasJournal()).toBe(false)
})

test('a settled charge replaces its order', () => {
  saveEntry(orderEntry({ reference: 'a', step: 'unknown' }))
  saveEntry({ kind: 'settled', reference: 'a', days: [], bookingId: '', at: 0 })
  expect(entries()).toEqual(['a settled'])
})

test('an order and the record that it was placed are two entries, even under one reference', () => {
  const id = 'ABCDEFGHIJ0123456789'
  saveEntry(orderEntry({ reference: 'a' }))
  saveEntry({ kind: 'placed', reference: 'a', details: '', id, at: 0 })
  expect(entries()).toEqual(['a sending', 'a placed'])
})

test('the same text gives the same list, so that screens render again only on a change', () => {
  saveEntry(payment('a'))
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
    saveEntry(payment('a'))
    refuse('setItem', (storage) => storage === localStorage)
  })

  test('storing an entry that a charge needs throws', () => {
    expect(() => saveEntry(payment('b'))).toThrow(StorageRefused)
    expect(entries()).toEqual(['a charging'])
  })

  test('any other entry is kept for the session', () => {
    saveEntryIfPossible({ ...payment('a'), step: 'charged' })
    saveEntryIfPossible(orderEntry({ reference: 'b' }))
    expect(entries()).toEqual(['a charged', 'b sending'])
    expect(sessionStorage.getItem(journalKey)).toContain('charged')
    removeEntry(payment('a'))
    removeEntry(orderEntry({ reference: 'b' }))
    expect(readJournal()).toEqual([])
    expect(hasJournal()).toBe(false)
  })
})

test('an entry that localStorage refused moves there once there is room', () => {
  saveEntry(orderEntry())
  const full = refuse('setItem', (storage) => storage === localStorage)
  saveEntryIfPossible(payment('a'))
  expect(localStorage.getItem(journalKey)).not.toContain('"charging"')
  full.mockRestore()
  removeEntry(orderEntry())
  expect(localStorage.getItem(journalKey)).toContain('"charging"')
  expect(sessionStorage.getItem(journalKey)).toBeNull()
  expect(entries()).toEqual(['a charging'])
})

test('without any storage the journal lives as long as the page, and nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) refuse(method, () => true)
  expect(() => saveEntry(payment('a'))).toThrow(StorageRefused)
  saveEntryIfPossible(payment('a'))
  expect([entries(), hasJournal()]).toEqual([['a charging'], false])
  removeEntry(payment('a'))
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
