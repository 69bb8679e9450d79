// The three forms in which the site, the office's programs and the earlier card flow store
// invoices.
import { describe, expect, test } from 'vitest'
import type { Stored } from './fields'
import { findInvoice, toInvoice } from './invoices'

const contact = { name: 'Maria', lastName: 'Jensen', email: 'maria@example.com' }
const bookingId = 'b1'

describe.each([true, false])('an invoice that is paid: %s', (paid) => {
  const ofOffice = { ...contact, bookingId, paid }

  test.each<[string, Stored]>([
    ["this site's", { data: { ...contact, paid: false }, bookingId, paid }],
    ["the office's", { data: ofOffice, bookingId }],
    ["the office's, its booking named inside only", { data: ofOffice }],
    ['the older flat one', { ...contact, paid, bookingId }],
  ])('names its booking, and whether it is paid: %s', (_, stored) => {
    expect(toInvoice('i1', stored)).toEqual({ id: 'i1', bookingId, paid, paidOn: '' })
  })
})

test('the time of a payment is read as it is stored', () => {
  const stored = { bookingId, paid: true, paidOn: '06/09/2027 | 10:05' }
  expect(toInvoice('i1', stored).paidOn).toBe('06/09/2027 | 10:05')
})

test("the paid mark that this site sets on the office's invoice wins", () => {
  const stored = { data: { ...contact, bookingId, paid: false }, bookingId, paid: true }
  expect(toInvoice('i1', stored).paid).toBe(true)
})

test.each([['yes'], ['true'], [1], [null]])('paid is only the boolean true, not %o', (paid) => {
  expect(toInvoice('i1', { bookingId: 'b1', paid }).paid).toBe(false)
})

test.each([[{}], [{ data: null }], [{ data: 'text', bookingId: 7 }]])(
  'a damaged invoice is read as far as possible, and as unpaid: %o',
  (stored) => {
    expect(toInvoice('i1', stored)).toMatchObject({ id: 'i1', paid: false })
  },
)

test.each(['', 'i1/other/x', '..'])(
  'an id that no invoice can have finds none: "%s"',
  async (id) => {
    expect(await findInvoice(id)).toBeNull()
  },
)
