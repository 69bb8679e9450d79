// The three forms in which the site, the office's programs and the earlier card flow store invoices.
import { describe, expect, test } from 'vitest'
import { findInvoice, toInvoice } from './invoices'

const contact = {
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0177',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
}

describe.each([
  [
    "this site's",
    (paid: boolean) => ({ data: { ...contact, paid: false }, bookingId: 'b1', paid }),
  ],
  [
    "the office's",
    (paid: boolean) => ({ data: { ...contact, bookingId: 'b1', paid }, bookingId: 'b1' }),
  ],
  [
    "the office's, its booking named inside only",
    (paid: boolean) => ({ data: { ...contact, bookingId: 'b1', paid } }),
  ],
  ['the older flat one', (paid: boolean) => ({ ...contact, paid, bookingId: 'b1' })],
])('an invoice of the form: %s', (_, stored) => {
  test.each([true, false])('names its booking, and whether it is paid (%s)', (paid) => {
    expect(toInvoice('i1', stored(paid))).toEqual({ id: 'i1', bookingId: 'b1', paid })
  })
})

test("the office's invoice that was paid here has its own paid, which wins", () => {
  const stored = { data: { ...contact, bookingId: 'b1', paid: false }, bookingId: 'b1', paid: true }
  expect(toInvoice('i1', stored).paid).toBe(true)
})

test.each([['yes'], ['true'], [1], [null]])('paid is only the boolean true, not %o', (paid) => {
  expect(toInvoice('i1', { bookingId: 'b1', paid }).paid).toBe(false)
})

test.each([[{}], [{ data: null }], [{ data: 'text', bookingId: 7 }]])(
  'a damaged invoice is read for what it is worth: %o',
  (stored) => {
    expect(toInvoice('i1', stored)).toMatchObject({ id: 'i1', paid: false })
  },
)

test.each(['', 'i1/other/x', '..'])(
  'an address that can be no invoice is none: "%s"',
  async (id) => {
    expect(await findInvoice(id)).toBeNull()
  },
)
