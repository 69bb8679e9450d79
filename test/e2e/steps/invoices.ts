// Invoices as the site itself writes them, for screens that only show them.
import { toStoredDay } from '~/lib/time/dates'
import { writeDocument } from './database'
import { customer, dayAhead } from './steps'

/** Returns the invoice's id. Without its booking it is one whose booking the office has deleted. */
export async function storeInvoice({ paid, booking = true }: { paid: boolean; booking?: boolean }) {
  const name = booking ? (paid ? 'Paid' : 'Due0') : 'Gone'
  const id = `screens${name}Invoice00`
  const bookingId = `screens${name}Booking00`
  if (booking) await storeBooking(bookingId, paid)
  await writeDocument(`invoices-test/${id}`, { data: customer, bookingId, paid })
  return id
}

function storeBooking(id: string, paid: boolean) {
  return writeDocument(`bookings-test/${id}`, {
    ...customer,
    created: toStoredDay(dayAhead(0)),
    specificTime: '12:00',
    floorType: 'grass',
    method: 'Credit Card',
    paid,
    inflatables: [
      {
        inflatableID: 'harbor-combo',
        inflatableName: 'Harbor Combo',
        inflatableImage: '/pictures/harbor-combo.svg',
        bookingDates: [dayAhead(105), dayAhead(106)].map(toStoredDay),
      },
    ],
    extras: [],
    balances: {
      rent: 510,
      damageWaiver: 45.9,
      deliveryAmount: 0,
      deliveryFee: 30,
      insurance: 45,
      tax: 44.63,
      deposit: 100,
    },
  })
}
