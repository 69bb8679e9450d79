import '#test/browser-storage'
import { expect, test } from 'vitest'
import { booking, bookingLine, daysFrom, orderEntry } from '#test/bookings'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import {
  loadConfirmation,
  saveConfirmation,
  savePlacing,
  screenStayOf,
  updateMails,
} from './confirmation'
import { confirmationOf } from './finish'

const confirmation = confirmationOf(orderEntry(), '/checkout a1')

// $292.84 in all.
const inOffice = booking()
const byCard = booking({ method: 'Credit Card' })
const deposit = {
  ...byCard,
  amounts: { ...byCard.amounts, depositCents: 100_00, dueNowCents: 100_00 },
}

test("a confirmation takes its rentals and amounts from the booking's document", () => {
  const lines = [bookingLine({ days: daysFrom('2027-06-12', 2), quantity: 2 })]
  const document = toBookingDocument({ ...deposit, lines })
  const entry = orderEntry({ document, invoiceId: 'invoice', mailed: true })
  expect(confirmationOf(entry, '/checkout a1')).toEqual({
    id: entry.key,
    email: 'maria@example.com',
    hasTerms: false,
    requested: false,
    card: true,
    paidCents: 100_00,
    dueCents: 192_84,
    created: '06/01/2027 | 23:30',
    // 5am in Chicago, the first hour of deliveries.
    delivery: Date.parse('2027-06-12T10:00:00Z'),
    deliveryTimes: 'Between 5am and 4pm.',
    rentals: ['Sunny Castle × 2, Sat, Jun 12, 2027 to Sun, Jun 13, 2027'],
    mail: 'sent',
    invoiceMail: 'sending',
    earlier: false,
    screen: '/checkout a1',
  })
})

test.each([
  ['in the office', inOffice, { paidCents: 0, dueCents: 292_84 }],
  ['by card', byCard, { paidCents: 292_84, dueCents: 0 }],
  ['the deposit by card', deposit, { paidCents: 100_00, dueCents: 192_84 }],
  ['a request', { ...byCard, requestMode: true }, { paidCents: 0, dueCents: 292_84 }],
])('amounts paid and due: %s', (_, some, settlement) => {
  const entry = orderEntry({ document: toBookingDocument(some) })
  expect(confirmationOf(entry, '')).toMatchObject(settlement)
})

test('a confirmation survives a reload; one with an unreadable amount is ignored', () => {
  expect(loadConfirmation()).toBeNull()
  saveConfirmation(confirmation)
  expect(loadConfirmation()).toEqual(confirmation)
  const damaged = JSON.stringify({ ...confirmation, paidCents: 0.5 })
  sessionStorage.setItem('orderConfirmation', damaged)
  expect(loadConfirmation()).toBeNull()
  saveConfirmation(null)
  expect(loadConfirmation()).toBeNull()
})

test("a confirmation reports only its own booking's mails", () => {
  saveConfirmation(confirmation)
  updateMails('another', { mail: 'failed', invoiceMail: null })
  expect(loadConfirmation()?.mail).toBe('sending')
  updateMails(confirmation.id, { mail: 'sent', invoiceMail: null })
  expect(loadConfirmation()?.mail).toBe('sent')
})

test.each(['{', 'null', '5', '[]', '{"id":"x"}', '{"id":7,"email":"y"}'])(
  'a damaged confirmation counts as none: %s',
  (stored) => {
    sessionStorage.setItem('orderConfirmation', stored)
    expect(loadConfirmation()).toBeNull()
  },
)

test('the tab that places an order stores its screen', () => {
  expect(screenStayOf('a')).toBeNull()
  savePlacing({ reference: 'a', screen: '/checkout a1' })
  expect([screenStayOf('a'), screenStayOf('b')]).toEqual(['/checkout a1', null])
  sessionStorage.setItem('orderPlacing', '{"reference":"a","screen":7}')
  expect(screenStayOf('a')).toBeNull()
})
