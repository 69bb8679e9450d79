import { expect, test } from 'vitest'
import { storedBooking as stored } from '~/../test/bookings'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { bookedOn, paymentRecord } from './payment-record'

const read = (some: object) => toStoredBooking('abcdefghij0123456789', { ...stored, ...some })
const card = { method: 'Credit Card' }
const inFull = { ...card, balances: { ...stored.balances, deposit: 0 } }
const deposit = 'Deposit of $100.00 paid by card on Tue, Jun 8, 2027.'

test.each([
  ['nothing', { balances: inFull.balances }, []],
  ['a deposit', card, [deposit]],
  [
    'a deposit, at a time that can not be read',
    { ...card, created: 'June' },
    ['Deposit of $100.00 paid by card.'],
  ],
  [
    'everything by card when it was booked',
    { ...inFull, paid: true },
    ['$575.40 paid by card on Tue, Jun 8, 2027.'],
  ],
  // The date of these two isn't stored.
  [
    'the balance by its invoice',
    { ...card, paid: true, invoiceID: 'i1' },
    [deposit, '$475.40 paid by card with the invoice.'],
  ],
  [
    'the balance in the office',
    { ...card, paid: true },
    [deposit, '$475.40 paid, as recorded by our office.'],
  ],
  [
    'a request by card that the office approved and was paid',
    { ...inFull, paid: true, approved: true },
    ['$575.40 paid, as recorded by our office.'],
  ],
  [
    'everything in cash, at a time that the record does not have',
    { balances: inFull.balances, paid: true },
    ['$575.40 paid, as recorded by our office.'],
  ],
  [
    'everything by card with the invoice, and nothing when it was booked',
    { ...inFull, paid: true, invoiceID: 'i1' },
    ['$575.40 paid by card with the invoice.'],
  ],
  ['amounts that can not be read', { paid: true, balances: { rent: 'see paper' } }, []],
])('%s', (_, some, words) => {
  expect(paymentRecord(read(some))).toEqual(words)
})

test('the day of the booking, on which its terms were accepted', () => {
  expect(bookedOn(read({}))).toBe('Tue, Jun 8, 2027')
  expect(bookedOn(read({ created: '' }))).toBeNull()
})
