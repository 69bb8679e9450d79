import { expect, test } from 'vitest'
import { booking, orderEntry } from '~/../test/bookings'
import { confirmationOf } from './finish'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'

// $292.84 in all.
const inOffice = booking()
const byCard = booking({ method: 'Credit Card' })
const deposit = { ...byCard, quote: { ...byCard.quote, depositCents: 100_00, totalCents: 100_00 } }

test.each([
  ['in the office', inOffice, { paidCents: 0, dueCents: 292_84 }],
  ['by card', byCard, { paidCents: 292_84, dueCents: 0 }],
  ['the deposit by card', deposit, { paidCents: 100_00, dueCents: 192_84 }],
  ['a request', { ...byCard, requestMode: true }, { paidCents: 0, dueCents: 292_84 }],
])('amounts paid and due: %s', (_, some, settlement) => {
  const entry = orderEntry({ document: toBookingDocument(some) })
  expect(confirmationOf(entry, '')).toMatchObject(settlement)
})
