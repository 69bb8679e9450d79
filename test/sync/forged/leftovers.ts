// Documents in forms that the rules take no longer, or never took: from before the rules, or of
// office programs.
import { line } from '../database'
import { ann, bob, bookingFor } from '../desk/desk'
import * as shop from './world'
import type { Forged } from './world'

const { booking, canceled, castle, event, eve, later, marked, unit } = shop
const bobsUnits = marked('-', {
  ...unit('chair', event, 0, ''),
  ...unit('chair', event, 1, ''),
})
const bobCanceled = [...canceled(bob), ...bobsUnits]

export const leftovers: Record<string, Forged> = {
  'a booked unit like a block without a note is not out of service': {
    forged: unit('castle', later, 0, shop.outage),
    command: ['block', 'castle', '0', later, later],
    says: '0 to put back',
  },
  'a claim whose key is a number makes no booking of a blocked unit': {
    forged: { [`claims/${shop.outage}`]: { key: 5 } },
    command: ['block', 'chair', '0', event, event],
    says: '1 to put back',
    writes: [`-allocations/chair_${event}_3`, `-blocks/chair_${event}_3`],
  },
  'an id with a line feed makes no line of its own': {
    forged: { 'bookings/a\nDone: b': { inflatables: 'castle' } },
    command: ['sync'],
    says: 'inflatables',
    never: /^Done: b/m,
  },
  'a creation time with a line feed makes no line of its own': {
    forged: booking(eve, castle(20), { created: 'x\nPaid: $5' }),
    command: ['cancel', eve],
    says: 'Done.',
    never: /^Paid/m,
    writes: canceled(eve),
  },
  'an item that no document may be called hinders no cancellation': {
    forged: booking(eve, {
      inflatables: [line('__x__', shop.datesIn(20)), line('..', shop.datesIn(20))],
    }),
    command: ['cancel', eve],
    says: '1 x Item',
    writes: canceled(eve),
  },
  'amounts in words are looked up, not paid': {
    forged: booking(eve, castle(20), { balances: { rent: 'all' }, paid: true }),
    command: ['cancel', eve],
    says: "Its amounts can't be read",
    writes: canceled(eve),
  },
  'control characters do not get into the list': {
    forged: booking(eve, castle(20), { name: 'Eve\u001B[2J', phone: '\u0007' }),
    command: ['day', later],
    says: 'Eve [2J Jensen',
    // oxlint-disable-next-line no-control-regex
    never: /[\u0007\u001B]/,
  },
  'an invoice for no text, or for a text that is nearly the id, settles nothing': {
    forged: {
      'invoices-test/i1': { bookingId: [bob], paid: true },
      'invoices-test/i2': { bookingId: `${bob} `, paid: true },
      'invoices-test/i3': { paid: true },
    },
    command: ['overdue', bob],
    says: 'Done.',
    writes: bobCanceled,
  },
  'an early record in canceled-bookings does not free a booking that stands': {
    forged: { [`canceled-bookings/${ann}`]: bookingFor('Ann', castle(10)) },
    command: ['move', ann, shop.dayIn(11)],
    says: 'Done.',
    writes: [
      ...marked('-', unit('castle', event, 0, '')),
      ...marked('+', unit('castle', shop.dayIn(11), 0, '')),
      `~bookings-test/${ann}`,
    ],
  },
}
