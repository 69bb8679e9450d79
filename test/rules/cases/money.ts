import { balances, dayAhead, line, without } from '../builders'
import { acceptsBooking, given, refusesBooking, type Group } from '../case'

const inRequestMode = given({ 'config/requestBooking': { status: true } })
const cost = (address: string, changes: Record<string, unknown>) => ({
  address,
  balances: balances(changes),
})
const waiting = (address: string, changes: Record<string, unknown>) => ({
  ...cost(address, changes),
  approved: 'Waiting',
})

/**
 * Rent of $200, less what the promo code takes; tax and waiver are 8.75% and 9% of what is left.
 */
const promos: [string, Record<string, unknown>][] = [
  ['10%', { rent: 180, tax: 15.75, damageWaiver: 16.2 }],
  ['15%', { rent: 170, tax: 14.88, damageWaiver: 15.3 }],
  ['25%', { rent: 150, tax: 13.13, damageWaiver: 13.5 }],
]

/** Amounts that differ from those of the castle for a day. */
const wrongAmounts: [string, Record<string, unknown>][] = [
  ['is refused a cent short', { rent: 199.99 }],
  ['is refused with a discount of its own', { rent: 100, tax: 8.75, damageWaiver: 9 }],
  ['is refused with a rent of zero', { rent: 0, tax: 0, damageWaiver: 0 }],
  ['is refused with a rent of a fraction of a cent', { rent: 200.001 }],
  ['is refused with a rent as text', { rent: '200' }],
  ['is refused with a waiver of its own', { damageWaiver: 1 }],
  ['is refused with half an insurance', { insurance: 22.5 }],
  ['is refused with another time window', { deliveryAmount: 1 }],
  ['is refused with an unknown balance', { unknown: 0 }],
]

export const money: Group = {
  name: 'the price of a booking',
  about: ['isBooking', 'areOptions', 'isPromo', 'share', 'isMoney', 'isRent', 'isClaim'],
  cases: [
    ...promos.map(([off, changes]) =>
      acceptsBooking(`passes with a promo code of ${off}`, { balances: balances(changes) }),
    ),
    // 149.99: a quarter off is 112.4925, to the cent 112.49; of that 9.842875 are tax and 10.1241
    // waiver.
    acceptsBooking('is rounded to cents in order: rent first, then tax and waiver', {
      inflatables: [line('slide', [dayAhead(1)])],
      balances: balances({ rent: 112.49, tax: 9.84, damageWaiver: 10.12 }),
    }),
    // 10% off 1.50 x 3 is 4.05; off 1.05 it is .945, half a cent goes up.
    given({ 'extras/chair': { price: 1.05, count: 9 } }).acceptsBooking('is rounded half-up', {
      inflatables: [],
      extras: [line('chair', [dayAhead(1)])],
      balances: balances({ rent: 0.95, tax: 0.08, damageWaiver: 0.09 }),
    }),
    ...wrongAmounts.map(([what, changes]) => refusesBooking(what, { balances: balances(changes) })),
    acceptsBooking('passes without waiver and insurance, in an exact time', {
      balances: balances({ damageWaiver: 0, insurance: 0, deliveryAmount: 125 }),
    }),
    ...[50, 75].map((deliveryAmount) =>
      acceptsBooking(`passes with a time window for ${deliveryAmount}`, {
        balances: balances({ deliveryAmount }),
      }),
    ),
    ...Object.keys(balances()).map((field) =>
      refusesBooking(`is refused with ${field} missing`, { balances: without(balances(), field) }),
    ),
  ],
}

/** At an address, taxes and fees that aren't its own. */
const wrongDelivery: [string, string, Record<string, unknown>][] = [
  ['is refused with another fee in Rockford', '1 Elm St, Rockford, IL', { deliveryFee: 0 }],
  ['is refused with a fee below zero', '1 Elm St, Belvidere, IL', { deliveryFee: -1 }],
  [
    'is refused with a fee of a fraction of a cent',
    '1 Elm St, Belvidere, IL',
    { deliveryFee: 18.755 },
  ],
  ['is refused with a fee as text', '1 Elm St, Belvidere, IL', { deliveryFee: '30' }],
  [
    'is refused with another fee in Wisconsin',
    '1 Elm St, Beloit, WI',
    { tax: 12.5, deliveryFee: 30 },
  ],
  ['is refused with Illinois tax in Wisconsin', '1 Elm St, Beloit, WI', { deliveryFee: 50 }],
  ['is refused with Wisconsin tax in Illinois', '1 Elm St, Rockford, IL', { tax: 12.5 }],
  ['is refused out of the area, taxed or not', '1 Elm St, Dubuque, IA', { tax: 0 }],
  ['is refused without a state', '1 Elm St, Rockford', { tax: 0 }],
  ['is refused in a state that begins like Illinois', '1 Elm St, Rockford, ILX', { tax: 0 }],
  ['is refused when the state is not the third part', '1 Elm St, Apt 2, Rockford, IL', { tax: 0 }],
]

export const delivery: Group = {
  name: 'tax and delivery',
  about: ['isTaxAndFee', 'isFee', 'isMoney'],
  cases: [
    ...[
      '1 Elm St, Rockford, IL',
      '1 Elm St, ROCKFORD , Illinois 61103-1234',
      '1 Elm St,South Beloit,IL 61080',
      '1 Elm St, Cherry Valley, IL 61016, USA',
    ].map((address) => acceptsBooking(`takes 8.75% and 30 at ${address}`, cost(address, {}))),
    ...[
      'Durand',
      'Loves Park',
      'Machesney Park',
      'Pecatonica',
      'Rockton',
      'Roscoe',
      'Seward',
      'Shirland',
      'Winnebago',
    ].map((town) =>
      refusesBooking(
        `is refused without the flat fee of ${town}`,
        cost(`1 Elm St, ${town}, IL`, { deliveryFee: 0 }),
      ),
    ),
    ...['1 Elm St, Beloit, WI 53511', '1 Elm St, Durand, Wisconsin'].map((address) =>
      acceptsBooking(
        `takes 6.25% and 50 at ${address}`,
        cost(address, { tax: 12.5, deliveryFee: 50 }),
      ),
    ),
    acceptsBooking(
      'takes a fee by distance elsewhere in Illinois',
      cost('1 Elm St, Belvidere, IL', { deliveryFee: 18.75 }),
    ),
    ...wrongDelivery.map(([what, address, changes]) =>
      refusesBooking(what, cost(address, changes)),
    ),
    inRequestMode.acceptsBooking(
      'asks no tax of a request from another state',
      waiting('1 Elm St, Dubuque, IA', { tax: 0 }),
    ),
    inRequestMode.acceptsBooking(
      'lets a request pass with any address',
      waiting('Dubuque', { tax: 0, deliveryFee: 150 }),
    ),
    inRequestMode.refusesBooking(
      'is refused with a tax on a request from another state',
      waiting('1 Elm St, Dubuque, IA', {}),
    ),
    inRequestMode.refusesBooking(
      "is refused with a request's fee below zero",
      waiting('1 Elm St, Dubuque, IA', { tax: 0, deliveryFee: -5 }),
    ),
    inRequestMode.acceptsBooking(
      'taxes a request from Wisconsin as Wisconsin',
      waiting('1 Elm St, Beloit, WI', { tax: 12.5, deliveryFee: 50 }),
    ),
    inRequestMode.refusesBooking(
      'refuses a request from Wisconsin taxed as Illinois',
      waiting('1 Elm St, Beloit, WI', { deliveryFee: 50 }),
    ),
  ],
}
