// Bookings and invoices as they are stored, for screens that only show them.
import { Timestamp } from 'firebase/firestore/lite'
import { createdStamp } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { storedBooking } from '../../bookings'
import { writeDocument } from './database'
import { customer, dayAhead } from './steps'

type Kind = 'unpaid' | 'deposit' | 'paid' | 'request' | 'moved' | 'paying' | 'tried'

/** Returns the booking's id, which is as long as those that visitors may read. */
export async function storeBookingOf(kind: Kind): Promise<string> {
  const id = `screensPage${kind}`.padEnd(20, '0')
  await writeDocument(`bookings-test/${id}`, {
    ...storedBooking,
    ...customer,
    created: createdStamp(new Date()),
    method: kind === 'deposit' || kind === 'paid' ? 'Credit Card' : 'Cash In Office',
    approved: kind === 'request' ? 'Waiting' : 'True',
    paid: kind === 'paid',
    ...(kind === 'moved' && { moves: 1 }),
    ...(kind === 'paid' && { invoiceID: 'screensPaidInvoice00' }),
    inflatables: [
      {
        inflatableID: 'harbor-combo',
        inflatableName: 'Harbor Combo',
        inflatableImage: '/pictures/harbor-combo.svg',
        bookingDates: [dayAhead(105), dayAhead(106)].map(toStoredDay),
      },
    ],
    extras: [
      {
        inflatableID: 'folding-chairs',
        inflatableName: 'Folding Chairs x 40',
        inflatableImage: '/pictures/folding-chairs.svg',
        bookingDates: [toStoredDay(dayAhead(105))],
        quantity: 40,
      },
    ],
    balances: { ...storedBooking.balances, deposit: kind === 'deposit' ? 100 : 0 },
  })
  return id
}

/** Returns the invoice's id. */
export async function storeInvoice({ paid }: { paid: boolean }) {
  const id = `screens${paid ? 'Paid' : 'Due0'}Invoice00`
  const bookingId = await storeBookingOf(paid ? 'paid' : 'deposit')
  await writeDocument(`invoices-test/${id}`, { data: customer, bookingId, paid })
  return id
}

/** An invoice that somebody else is paying, or tried to pay an hour ago. Returns its id. */
export async function storeInvoiceOfOthers(kind: 'paying' | 'tried') {
  const bookingId = await storeBookingOf(kind)
  const id = `screens${kind}Invoice`.padEnd(20, '0')
  await writeDocument(`invoices-test/${id}`, { data: customer, bookingId, paid: false })
  const expires = Timestamp.fromMillis(Date.now() + (kind === 'paying' ? 10 : -60) * 60_000)
  const attempt = { attempt: 'f'.repeat(64), expires, step: 'sent', over: [] }
  await writeDocument(`payments/${bookingId}`, attempt)
  return id
}
