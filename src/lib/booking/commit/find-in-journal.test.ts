import { describe, expect, test } from 'vitest'
import { bookingLine, daysFrom, invoiceEntry, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { daysOf, isUnsettled, findUnknownCharge } from './find-in-journal'
import type { JournalEntry, OrderEntry } from './journal-entry'

const days = daysFrom('2027-06-12', 2)
const lines = [bookingLine({ days }), bookingLine({ days: [day('2027-06-19')] })]
const order = (step: OrderEntry['step']) => orderEntry({ reference: 'order', step, lines })
const rest = (kind: 'unknown' | 'settled') =>
  ({ kind, reference: 'rest', days, bookingId: '', at: 0 }) as const
const invoice = invoiceEntry()

test('the days of an entry are those of all its lines; an invoice has none', () => {
  expect(daysOf(order('sending'))).toEqual([...days, '2027-06-19'])
  expect(daysOf(rest('settled'))).toEqual(days)
  expect(daysOf(invoice)).toEqual([])
})

describe('the charge without an answer', () => {
  const found = (entry: JournalEntry, ...of: string[]) =>
    findUnknownCharge([invoice, entry], of.map(day))?.reference

  test('is found by any of its days and by no other day', () => {
    expect(found(order('unknown'), '2027-06-13', '2027-07-01')).toBe('order')
    expect(found(rest('unknown'), '2027-06-12')).toBe('rest')
    expect(found(order('unknown'), '2027-06-14')).toBeUndefined()
    expect(found(rest('unknown'), '2027-06-19')).toBeUndefined()
  })

  test.each([
    ...(['sending', 'holding', 'charging', 'charged', 'booked'] as const).map(order),
    rest('settled'),
  ])('is not found in a $kind that is $step', (entry) => {
    expect(found(entry, '2027-06-12')).toBeUndefined()
  })
})

describe('whether a payment is unsettled', () => {
  test.each([
    ['while its charge has no answer', order('unknown'), true],
    ['while it is paid and not booked', order('charged'), true],
    ['once it is booked', order('booked'), false],
    ['while only its reference is left', rest('unknown'), true],
    ['once it is settled', rest('settled'), false],
    ['while an invoice has no answer', invoice, true],
  ])('%s', (_, entry, unsettled) => {
    expect(isUnsettled([entry], entry.reference)).toBe(unsettled)
  })

  test('depends on the entry with its own reference alone', () => {
    expect(isUnsettled([order('unknown'), rest('settled')], 'rest')).toBe(false)
    expect(isUnsettled([order('unknown')], 'another')).toBe(false)
    expect(isUnsettled([rest('settled'), order('unknown')], 'order')).toBe(true)
  })
})
