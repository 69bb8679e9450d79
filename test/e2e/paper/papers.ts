import { createdStamp } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
// Documents of eight rentals, as long as most customers' may be.
import { htmlOf } from '../../../office/desk/day/html'
import { sheetOf } from '../../../office/desk/day/sheet'
import { storedBooking } from '../../bookings'
import { bookingOf, friday, saturday } from '../../day-sheet/bookings'
import { readingWith } from '../../day-sheet/reading'
import { writeDocument } from '../steps/database'
import { customer, dayAhead } from '../steps/steps'

/** Rentals of the demonstration's catalog: id, name, picture and units. */
const rentals = [
  ['harbor-combo', 'Harbor Combo', 'harbor-combo', 1],
  ['rockford-castle', 'Rockford Castle', 'rockford-castle', 1],
  ['sunny-castle', 'Sunny Castle', 'sunny-castle', 1],
  ['twin-peaks-slide', 'Twin Lane Racing Slide', 'twin-peaks-slide', 1],
  ['forty-foot-obstacle-run', 'Forty-Foot Obstacle Run', 'forty-foot-obstacle-run', 1],
  ['folding-chairs', 'Folding Chairs', 'folding-chairs', 40],
  ['folding-table-8-ft', '8 ft Folding Table', 'folding-table', 6],
  ['popcorn-machine', 'Popcorn Machine', 'popcorn-machine', 1],
] as const

export const rentalNames = rentals.map(([, name]) => name)

const days = [dayAhead(120), dayAhead(121)]

const lines = rentals.map(([id, name, picture, quantity]) => ({
  inflatableID: id,
  inflatableName: quantity === 1 ? name : `${name} x ${quantity}`,
  inflatableImage: `/pictures/${picture}.svg`,
  bookingDates: days.map(toStoredDay),
  ...(quantity > 1 && { quantity }),
}))

/** Stores a booking, paid with its invoice or not, and returns their ids. */
export async function storePapers({ paid }: { paid: boolean }) {
  const id = `onPaper${paid ? 'Paid' : 'Due'}`.padEnd(20, '0')
  const invoiceId = `${paid ? 'Paid' : 'Due'}OnPaper`.padEnd(20, '0')
  await writeDocument(`bookings-test/${id}`, {
    ...storedBooking,
    ...customer,
    inflatables: lines.slice(0, 5),
    extras: lines.slice(5),
    created: createdStamp(new Date()),
    method: 'Credit Card',
    paid,
    organization: 'name: Lincoln Elementary School PTO\npurchaseOrder: PO-2027-118',
    crew: 'partyStart: 14:00\ngate: wide\nsetUpAt: Behind the gym, next to the maple',
    ...(paid && { invoiceID: invoiceId }),
  })
  await writeDocument(`invoices-test/${invoiceId}`, { data: customer, bookingId: id, paid })
  return { bookingPage: `/booking/${id}`, invoicePage: `/invoice/${invoiceId}` }
}

const query = rentals.map(([id, , , units]) => `item=${id}&days=${days.join('_')}&units=${units}`)

/** A quote of the same rentals. */
export const quotePage = `/quote?${query.join('&')}&town=Rockford`

const crew = 'Party starts at 1pm: delivery may come later\nGate: narrower than 4 ft'
const saturdayStops = Array.from({ length: 4 }, (_, index) =>
  bookingOf(
    { test: { crew }, listed: {} },
    index,
    friday,
    `${index}100 N Second St, Rockford, IL 61107`,
  ),
)

/** Whom a Saturday's sheet names, for a delivery and a pickup each. */
export const stops = saturdayStops.map(({ customer }) => customer)

export const daySheet = () => htmlOf([sheetOf(saturday, readingWith(saturdayStops))], [])
