// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { orderEntry } from '~/../test/bookings'
import { day } from '~/../test/days'
import { countDecline, declines, forgetDeclines } from './declines'
import { settleWithOffice } from './settled'

const days = [day('2027-06-12')]
const order = orderEntry({ reference: 'order', step: 'unknown', at: 1 })
const charge = { paymentMethodId: 'pm', description: '', amountCents: 1, idempotencyKey: 'key' }
const invoice: JournalEntry = {
  kind: 'invoice',
  step: 'unknown',
  reference: 'invoice',
  bookingId: 'b1',
  charge,
  at: 2,
}
const placed: JournalEntry = {
  kind: 'placed',
  reference: 'placed',
  details: '',
  id: 'ABCDEFGHIJ0123456789',
  at: 3,
}

beforeEach(() => {
  localStorage.clear()
  for (const entry of [placed, order, invoice]) saveEntry(entry)
})

test('of an order, the reference and the days stay', () => {
  settleWithOffice('order')
  expect(readJournal()).toEqual([
    placed,
    invoice,
    { kind: 'settled', reference: 'order', days, bookingId: '', at: 1 },
  ])
  expect(declines('')).toBe(0)
})

test('of an invoice, the reference stays, and its booking is charged under another key', () => {
  settleWithOffice('invoice')
  expect(readJournal()).toEqual([
    placed,
    order,
    { kind: 'settled', reference: 'invoice', days: [], bookingId: '', at: 2 },
  ])
  expect(declines('b1')).toBe(1)
})

test.each(['placed', 'nothing here'])('of %s, nothing changes', (reference) => {
  settleWithOffice(reference)
  expect(readJournal()).toEqual([placed, order, invoice])
})

test('each booking counts its own declines, until it is paid', () => {
  countDecline('b1')
  countDecline('b1')
  countDecline('b2')
  expect([declines('b1'), declines('b2'), declines('b3')]).toEqual([2, 1, 0])
  forgetDeclines('b1')
  expect([declines('b1'), declines('b2')]).toEqual([0, 1])
  forgetDeclines('b2')
  expect(
    Object.keys(localStorage).filter((key) => key.includes('b1') || key.includes('b2')),
  ).toEqual([])
})
