import { expect, test } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { bookedOn, paymentSentences } from './payment-sentences'

const read = (some: object) => bookingFrom('abcdefghij0123456789', { ...stored, ...some })
const card = { method: 'Credit Card' }
const paid = { paid: true }
const byInvoice = { invoiceID: 'i1' }
const balances = { ...stored.balances, deposit: 0 }
const inFull = { ...card, ...paid, balances }
const [withIt, inOffice] = ['paid by card with the invoice.', 'paid, as recorded by our office.']
const deposit = 'Deposit of $100.00 paid by card on Tue, Jun 8, 2027.'

test.each([
  ['nothing', { balances }, []],
  ['a deposit', card, [deposit]],
  ['an undated deposit', { ...card, created: 'June' }, ['Deposit of $100.00 paid by card.']],
  ['everything by card when it was booked', inFull, ['$575.40 paid by card on Tue, Jun 8, 2027.']],
  // The date of these isn't stored.
  [
    'the balance by its invoice',
    { ...paid, ...card, ...byInvoice },
    [deposit, `$475.40 ${withIt}`],
  ],
  ['the balance in the office', { ...paid, ...card }, [deposit, `$475.40 ${inOffice}`]],
  ['an approved request by card', { ...inFull, approved: true }, [`$575.40 ${inOffice}`]],
  ['everything in cash', { ...paid, balances }, [`$575.40 ${inOffice}`]],
  ['everything by card with the invoice', { ...inFull, ...byInvoice }, [`$575.40 ${withIt}`]],
  ['amounts that cannot be read', { ...paid, balances: { rent: 'see paper' } }, []],
])('the payments on record: %s', (_, some, words) => {
  expect(paymentSentences(read(some))).toEqual(words)
})

test('the day of the booking is the day on which its contract was accepted', () => {
  expect(bookedOn(read({}))).toBe('Tue, Jun 8, 2027')
  expect(bookedOn(read({ created: '' }))).toBeNull()
})
