// The three forms in which the site, office programs and the earlier card flow store
// invoices.
import { describe, expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import type { Stored } from './fields'
import { findInvoice, invoiceCopy, findOrCreateInvoice, toInvoice } from './invoices'

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

// `bookingIdOf` in firestore.rules: another reading would charge a card for what they refuse.
test.each<[Stored, string]>([
  [{ bookingId: ' b1' }, ' b1'],
  [{ bookingId: '', data: { bookingId } }, ''],
  [{ bookingId: null, data: { bookingId } }, ''],
  [{ bookingId: 7, data: { bookingId } }, ''],
  [{ data: { bookingId: 7 } }, ''],
  [{ data: [bookingId] }, ''],
])('the booking of %o is "%s", as the rules read it', (stored, read) => {
  expect(toInvoice('i1', stored).bookingId).toBe(read)
})

describe("an invoice under the id that another booking's would have", () => {
  openBackend()
  const [mine, other] = ['abcdefghij0123456789', 'anotherbooking012345']
  const forged = { bookingId: other, data: {}, paid: false }

  test('is none on its own page, and no own one', async () => {
    backend.put(`invoices-test/${mine}-balance`, forged)
    expect(await findInvoice(`${mine}-balance`)).toBeNull()
    expect(await invoiceCopy(mine, {})).toBeNull()
  })

  test.each(['', 'i1'])('is not opened for the booking, which names "%s"', async (named) => {
    backend.put(`bookings-test/${mine}`, {})
    backend.put(`invoices-test/${named || `${mine}-balance`}`, forged)
    expect(await findOrCreateInvoice(mine, named)).toBeNull()
  })
})

test.each(['', 'i1/other/x', '..'])(
  'an id that no invoice can have finds none: "%s"',
  async (id) => {
    expect(await findInvoice(id)).toBeNull()
  },
)
