// Bookings as this site and today's office programs store them.
import {
  balances,
  both,
  castle,
  friday,
  line,
  nothing,
  only,
  saturday,
  sunday,
  type Form,
} from './parts'

const school = 'Lincoln School\nPurchase order: 4711'
const crew = 'Party starts at 1pm: delivery may come later\nGate: narrower than 4 ft'

export const forms: Record<string, Form> = {
  'the checkout, to be paid in the office': { test: {}, listed: {} },
  'a card': {
    isDue: false,
    test: { method: 'Credit Card', paid: true },
    listed: { payment: '$292.84 paid by card on Tue, Jun 1, 2027.' },
    hours: 100,
  },
  "a card's deposit, with the site's invoice": {
    isDue: false,
    test: { method: 'Credit Card', balances: { ...balances, deposit: 100 } },
    invoice: { data: {}, paid: false },
    hours: 100,
    listed: {
      payment: 'Deposit of $100.00 paid by card on Tue, Jun 1, 2027. To be paid: $192.84',
    },
  },
  'an invoice that was paid': {
    isDue: false,
    test: { paid: true, invoiceID: 'i1' },
    listed: { payment: '$292.84 paid by card with the invoice.' },
  },
  'paid in the office, which writes "in" small': {
    isDue: false,
    test: { method: 'Cash in Office', paid: true },
    listed: { payment: '$292.84 paid, as recorded by our office.' },
  },
  'unpaid for exactly 24 hours': {
    test: {},
    hours: 24,
    listed: { attention: 'unpaid after 24 hours: $292.84' },
  },
  'unpaid, with an invoice that a press of Pay wrote': {
    test: {},
    hours: 30,
    invoice: { data: { name: 'Ann' }, paid: false },
    listed: { attention: 'unpaid after 24 hours: $292.84' },
  },
  "the office's invoice, to be paid later": {
    isDue: false,
    test: {},
    hours: 30,
    invoice: { data: { bookingId: 'it', paid: false } },
    listed: {},
  },
  'an older flat invoice': {
    isDue: false,
    test: {},
    hours: 30,
    invoice: { paid: false },
    listed: {},
  },
  'a request': {
    isDue: false,
    test: { approved: 'Waiting' },
    hours: 30,
    listed: {
      payment: 'Request, not approved.',
      attention: 'request',
    },
  },
  'a purchase order': {
    isDue: false,
    test: { organization: school },
    hours: 30,
    listed: { notes: school },
  },
  'what the crew must know': {
    test: { crew },
    listed: { notes: crew },
  },
  'a school and what the crew must know': {
    isDue: false,
    test: {
      organization: 'name: Lincoln School\npurchaseOrder: 4711',
      crew: 'partyStart: 13:00,16:00\ngate: narrow',
    },
    listed: {
      notes: `${school}\nParty starts at 1pm, delivery may come until 4pm\nGate: narrower than 4 ft`,
    },
  },
  'Friday and Saturday': {
    firstDay: '2027-06-11',
    test: castle(friday, saturday),
    listed: { delivered: '' },
  },
  'Friday to Sunday': {
    firstDay: '2027-06-11',
    test: castle(friday, saturday, sunday),
    listed: nothing,
  },
  'another day': { firstDay: '2027-06-19', test: castle('06/19/2027'), listed: nothing },
  'days apart on one line': {
    firstDay: '2027-06-11',
    test: castle(friday, sunday, saturday, '06/19/2027'),
    listed: nothing,
  },
  'two days on two lines': {
    test: { inflatables: [line('castle', [saturday]), line('castle', [sunday])] },
    listed: { pickedUp: '' },
  },
  'more units on the second day': {
    firstDay: '2027-06-11',
    test: only(line('chair', [friday, saturday]), line('chair', [saturday], { quantity: 2 })),
    listed: {
      delivered: '2 x Folding Chairs',
      pickedUp: '3 x Folding Chairs',
    },
  },
  'a quantity': {
    test: only(line('chair', [saturday], { inflatableName: 'Folding Chairs x 40', quantity: 40 })),
    listed: both('40 x Folding Chairs'),
  },
  'a quantity in the name alone': {
    test: only(line('chair', [saturday], { inflatableName: 'Folding Chairs x 30' })),
    listed: both('30 x Folding Chairs'),
  },
  "a number that ends the item's own name": {
    test: only(line('set', [saturday])),
    listed: both('1 x Chair Set x 40'),
  },
  'a package': {
    test: {
      inflatables: [line('party', [saturday], { quantity: 2, inflatableName: 'Party x 2' })],
    },
    listed: both('2 x Party (2 x Red Castle, 40 x Folding Chairs)'),
  },
  'an item that was renamed': {
    test: { inflatables: [line('castle', [saturday], { inflatableName: 'Blue Castle' })] },
    listed: {},
  },
  'an item that the catalog no longer has': {
    test: { inflatables: [line('moonwalk', [saturday])] },
    listed: both('1 x Old Moonwalk'),
  },
}
