// Bookings with set times, in the forms of older programs, canceled ones, and damaged ones.
import {
  balances,
  both,
  castle,
  latePickUp,
  line,
  nothing,
  only,
  saturday,
  sunday,
  withWindow,
  type Form,
} from './parts'

const [exact, oneHour, twoHours] = [
  withWindow('exact'),
  withWindow('oneHour'),
  withWindow('twoHours'),
]

const charged = { ...balances, rent: '$1,024.50', tax: '16.19', deliveryFee: '30' }

/**
 * As the earlier single-item flow stored it: one line at the top, and the two delivery amounts the
 * other way round.
 */
const single = (bookingDates: unknown) => ({
  inflatables: undefined,
  extras: undefined,
  ...line('castle', bookingDates),
  balances: { ...balances, deliveryFee: oneHour.dollars, deliveryAmount: 30 },
  specificTime: '04:30',
})
const singleListed = {
  time: 'Between 4:30am and 5:30am.',
  from: 270,
  pickUp: latePickUp,
  payment: oneHour.payment,
}

export const olderForms: Record<string, Form> = {
  'the single-item flow, days as one text': {
    test: single(` ${saturday}`),
    listed: singleListed,
  },
  'the single-item flow, two days as one text': {
    test: single(`${saturday}, ${sunday}`),
    listed: { ...singleListed, pickedUp: '' },
  },
  'the same line at the top and in the list': {
    test: { ...single([saturday]), ...castle(saturday) },
    listed: singleListed,
  },
  'amounts as text': {
    test: { balances: charged },
    listed: { payment: 'To be paid: $1,132.34' },
  },
  'no amounts': {
    isDue: false,
    test: { balances: undefined },
    hours: 30,
    listed: { payment: 'No amount stored.' },
  },
  "an amount that can't be read": {
    test: { balances: { ...balances, rent: 'agreed' } },
    hours: 30,
    listed: {
      time: 'As agreed.',
      pickUp: latePickUp,
      payment: 'See booking.',
      attention: 'unpaid after 24 hours: see booking',
    },
  },
  'an exact time': {
    test: { specificTime: '10:30', balances: { ...balances, deliveryAmount: exact.dollars } },
    listed: {
      time: 'At 10:30am.',
      from: 630,
      pickUp: latePickUp,
      payment: exact.payment,
    },
  },
  'a time that nobody can read': {
    test: { specificTime: 'noon', balances: { ...balances, deliveryAmount: twoHours.dollars } },
    listed: {
      time: 'As agreed.',
      pickUp: latePickUp,
      payment: twoHours.payment,
    },
  },
  'another ground': {
    test: { floorType: 'concrete' },
    listed: { ground: 'Concrete / Asphalt' },
  },
  'no ground': { test: { floorType: undefined }, listed: { ground: '' } },
  canceled: { isDue: false, test: { status: 'Canceled' }, listed: nothing },
  'only in the older collection': { earlier: {}, listed: {} },
  'in both collections': { test: {}, earlier: {}, listed: {} },
  'in both, with a day more in the older one': {
    test: {},
    earlier: castle(saturday, sunday),
    listed: { pickedUp: '' },
  },
  'canceled in one of the two': {
    isDue: false,
    test: { canceled: true },
    earlier: {},
    listed: { attention: 'canceled in one collection' },
  },
  'a date in another form': {
    firstDay: null,
    test: castle('6/12/2027'),
    listed: {
      ...nothing,
      attention: 'can\'t be read: inflatables[0].bookingDates[0] "6/12/2027"',
    },
  },
  "a quantity that can't be read": {
    test: only(line('chair', [saturday], { quantity: 'many' })),
    listed: {
      ...both('1 x Folding Chairs'),
      attention: 'can\'t be read: extras[0].quantity "2027-06-12"',
    },
  },
  'no date': { isDue: false, test: castle(), listed: nothing },
  'no line': {
    isDue: false,
    test: { inflatables: undefined, extras: undefined },
    listed: nothing,
  },
}
