// Bookings and invoices that a stranger may write under an id of his own.
import { ownerOf } from '../../../office/sync/owner'
import { line } from '../database'
import { bob, bookingFor } from '../desk/desk'
import * as shop from './world'
import type { Documents, Forged } from './world'

const { booking, canceled, castle, chairs, event, later, marked } = shop
const { eve, unit } = shop
const castleOf = (key: string) => unit('castle', later, 0, ownerOf(key))
const units = (item: string, day: string, numbers: readonly number[], owner = ''): Documents =>
  Object.assign({}, ...numbers.map((each) => unit(item, day, each, owner))) as Documents
const fortnight = Array.from({ length: 14 }, (_, index) => 20 + index)
const bobsUnits = units('chair', event, [0, 1])
const bobCanceled = [...canceled(bob), ...marked('-', bobsUnits)]
const huge = Array.from({ length: 8 }, () => line('castle', shop.datesIn(...fortnight), 9_999))
const invoice = (id: string, some: object = {}): Documents => ({
  [`invoices-test/${id}`]: {
    bookingId: bob,
    data: bookingFor('Bob', chairs(2, 10)),
    paid: false,
    ...some,
  },
})

export const forgedBookings: Record<string, Forged> = {
  // More than there is.
  '9,999 castles are one delivery': {
    forged: booking(eve, { inflatables: huge }),
    command: ['day', later],
    says: /: 1 delivery, 0 pickups[^]*79992 of 79992 missing/,
  },
  'all five units of a line that says one are freed with it': {
    forged: booking(eve, chairs(1, 20), {}, units('chair', later, [0, 1, 2, 3, 4], ownerOf(eve))),
    command: ['cancel', eve],
    says: 'Its units can be booked again.',
    writes: [...canceled(eve), ...marked('-', units('chair', later, [0, 1, 2, 3, 4]))],
  },
  'a moved booking is not delivered on its old day': {
    forged: booking(eve, castle(25), { moves: 1 }, castleOf(eve)),
    command: ['day', later],
    says: '0 deliveries',
    never: /Eve/,
  },
  'a line with the name of another item is loaded as its own': {
    forged: booking(eve, {
      inflatables: [
        { ...line('castle', shop.datesIn(20)), inflatableName: 'Forty Folding Chairs' },
      ],
    }),
    command: ['day', later],
    says: /To load[^]*1 x Red Castle/,
    never: /Forty/,
  },
  // What the customer typed.
  'lines of an organization, and those for the crew, make no section of the list': {
    forged: booking(eve, castle(20), {
      organization: 'Out of service:\n  60 x Folding Chairs: repair\n\nCanceled, but taken until',
      crew: 'Gate shut\n\nAlso taken:\n  60 x Folding Chairs',
    }),
    command: ['day', later],
    says: '1 delivery',
    never: /<h2>(?:Out of service|Canceled|Also taken)/,
  },
  'a direction of writing that turns is left out of the list': {
    forged: booking(eve, castle(20), { name: 'Eve\u202E', address: '\u202E12 Oak St' }),
    command: ['day', later],
    says: 'Eve Jensen',
    never: /\u202E/,
  },
  'a booking that says it was made in 9999 is overdue by the clock of the database': {
    forged: booking(eve, castle(20), { created: '12/31/9999 | 23:59' }),
    command: ['overdue'],
    says: '2 reservations unpaid',
  },
  'a booking that says it was made in 1000 is as old as the database says': {
    forged: booking(eve, castle(20), { created: '01/01/1000 | 00:00' }),
    command: ['day', event],
    says: /Unpaid after 24 hours:<\/h2><ul><li>Bob Jensen/,
    never: /Unpaid[^]*Eve/,
  },
  'a booking under the id of an older booking does not take its place on the list': {
    forged: booking(shop.older, chairs(1, 10), {
      name: 'Eve',
      address: '1 Elm St, Beloit, WI 53511',
    }),
    command: ['day', event],
    says: /for different customers[^]*Olga Jensen, \(815\) 555-0100 \(bookings\/Olga/,
  },
  'a booking under the id of an older booking is not canceled together with that': {
    forged: booking(shop.older, chairs(1, 10), { name: 'Eve' }),
    command: ['cancel', shop.older],
    says: 'for another customer, Olga Jensen',
  },
  // Invoices, each with its booking's own data.
  'an invoice that a customer wrote does not save a booking': {
    forged: invoice('i1'),
    command: ['overdue', bob],
    says: 'can no longer be paid: i1',
    writes: bobCanceled,
  },
  'the number of an invoice in the booking pays nothing': {
    forged: booking(eve, castle(20), { invoiceID: 'i1' }),
    command: ['overdue', eve],
    says: 'Done.',
    writes: canceled(eve),
  },
}
