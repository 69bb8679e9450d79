import '#test/browser-storage'
import { beforeEach, expect, test } from 'vitest'
import { invoiceEntry, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import { settleWithOffice } from './settle-with-office'

const order = orderEntry({ reference: 'order', step: 'unknown', at: 1 })
const invoice = invoiceEntry({ at: 2 })
const id = 'ABCDEFGHIJ0123456789'
const placed = { kind: 'placed', reference: 'placed', details: '', id, at: 3 } as const

beforeEach(() => {
  for (const entry of [placed, order, invoice]) saveEntry(entry)
})

test('settling an order leaves its reference and its days', () => {
  settleWithOffice('order')
  const days = [day('2027-06-12')]
  const settled = { kind: 'settled', reference: 'order', days, bookingId: '', at: 1 }
  expect(readJournal()).toEqual([placed, invoice, settled])
})

test('settling an invoice leaves its reference', () => {
  settleWithOffice('i1')
  const settled = { kind: 'settled', reference: 'i1', days: [], bookingId: '', at: 2 }
  expect(readJournal()).toEqual([placed, order, settled])
})

test.each(['placed', 'nothing here'])('settling the reference %s changes nothing', (reference) => {
  settleWithOffice(reference)
  expect(readJournal()).toEqual([placed, order, invoice])
})
