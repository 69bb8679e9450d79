import { balances, booking, dayAhead, line, newKey } from '../builders'
import { acceptsBooking, given, refuses, refusesBooking, type Group } from '../case'
import { bookingWrites } from '../commits'

const inRequestMode = given(() => ({ 'config/requestBooking': { status: true } }))
const card = { method: 'Credit Card' }
const deposit = balances({ deposit: 100 })

/** With control characters, which could end a line or a text in a mail. */
export const unwritableEmails = [
  'ada@example.com\n',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada\u0000@example.com',
  'ada\u007f@example.com',
  'ada\u0085@example.com',
]

/** One field out of its form. */
const wrongFields: [string, Record<string, unknown>][] = [
  ['without a name', { name: '' }],
  ['with a name of 101 letters', { name: 'A'.repeat(101) }],
  ['with a name that is a list', { name: ['Ada'] }],
  ['without a last name', { lastName: '' }],
  ['with a last name of 101 letters', { lastName: 'A'.repeat(101) }],
  ['without a phone', { phone: '' }],
  ['with a phone of 41 characters', { phone: '1'.repeat(41) }],
  ['with an email of 2 characters', { email: '@a' }],
  ['with an email of 255 characters', { email: `${'a'.repeat(253)}@b` }],
  ...unwritableEmails.map((email): [string, Record<string, unknown>] => [
    `with the email ${JSON.stringify(email)}`,
    { email },
  ]),
  ['with an address of 301 characters', { address: `${'1'.repeat(287)}, Rockford, IL` }],
  ['with coordinates of 61 characters', { coordinates: '4'.repeat(61) }],
  ['with coordinates that are no text', { coordinates: 42 }],
  ['with an invoice id of 101 characters', { invoiceID: 'i'.repeat(101) }],
  ['with an organization of 401 characters', { organization: 'o'.repeat(401) }],
  ['with an organization that is no text', { organization: { name: 'School' } }],
  ['with an unknown method', { method: 'Cash in Office' }],
  ['with a day alone in created', { created: '06/12/2027' }],
  ['created in a 13th month', { created: '13/12/2027 | 10:00' }],
  ['with a time of 24:00', { specificTime: '24:00' }],
  ['with a time of 7:00', { specificTime: '7:00' }],
  ['on an unknown floor', { floorType: 'wood' }],
  ['with a field of its own', { note: 'ring twice' }],
  ['with a field of the office', { delivered: true }],
]

export const bookings: Group = {
  name: 'a booking',
  about: ['isBooking', 'isRequestMode', 'isCardPayment', 'bookings-test'],
  cases: [
    acceptsBooking('passes when paid in the office', () => ({})),
    acceptsBooking('passes with fields at their limits', () => ({
      name: 'A'.repeat(100),
      lastName: 'É'.repeat(100),
      phone: '1'.repeat(40),
      email: `${'a'.repeat(252)}@b`,
      address: `${'1'.repeat(286)}, Rockford, IL`,
      coordinates: '',
      specificTime: '23:59',
      floorType: 'indoor',
      invoiceID: newKey(),
      organization: 'É\n'.repeat(200),
    })),
    acceptsBooking('passes when paid in full by card', () => ({ ...card, paid: true })),
    acceptsBooking('passes with a deposit by card', () => ({ ...card, balances: deposit })),
    inRequestMode.acceptsBooking('passes in request mode, waiting', () => ({
      approved: 'Waiting',
    })),
    ...['grass', 'concrete'].map((floorType) =>
      acceptsBooking(`passes on ${floorType}`, () => ({ floorType })),
    ),
    ...wrongFields.map(([name, changes]) => refusesBooking(`is refused ${name}`, () => changes)),

    refusesBooking('is refused as waiting when no request mode is on', () => ({
      approved: 'Waiting',
    })),
    inRequestMode.refusesBooking('is refused as approved in request mode', () => ({})),
    refusesBooking('is refused as approved by a boolean', () => ({ approved: true })),
    given(() => ({ 'config/requestBooking': { status: 'true' } })).acceptsBooking(
      'is in no request mode when the status is the text true',
      () => ({}),
    ),
    given(() => ({ 'config/requestBooking': null })).acceptsBooking(
      'is in no request mode when the setting is missing',
      () => ({}),
    ),

    refusesBooking('M7b: is refused with a deposit in the office, where nothing was paid', () => ({
      balances: deposit,
    })),
    inRequestMode.refusesBooking('M7b: is refused with a deposit in request mode', () => ({
      ...card,
      balances: deposit,
      approved: 'Waiting',
    })),
    refusesBooking('is refused with a deposit of 50', () => ({
      ...card,
      balances: balances({ deposit: 50 }),
    })),
    refusesBooking('is refused as paid in the office', () => ({ paid: true })),
    refusesBooking('M7b: is refused as paid when only the deposit was', () => ({
      ...card,
      paid: true,
      balances: deposit,
    })),
    inRequestMode.refusesBooking('is refused as paid in request mode', () => ({
      ...card,
      paid: true,
      approved: 'Waiting',
    })),
    refusesBooking('is refused when paid is no boolean', () => ({ ...card, paid: 'yes' })),
    ...Object.keys(booking()).map((field) =>
      refuses(`is refused without ${field}`, () => {
        const rest = Object.entries(booking()).filter(([key]) => key !== field)
        return bookingWrites({ document: Object.fromEntries(rest), units: [] })
      }),
    ),
    refusesBooking('M12a: is refused without a line', () => ({
      inflatables: [],
      balances: balances({ rent: 0, tax: 0, damageWaiver: 0 }),
    })),
    acceptsBooking('passes with an extra and an inflatable', () => ({
      inflatables: [line('castle', [dayAhead(1)])],
      extras: [line('tent', [dayAhead(1)])],
      balances: balances({ rent: 550, tax: 48.13, damageWaiver: 49.5 }),
    })),
    given(() => ({ 'inflatables/castle': null })).refusesBooking(
      'is refused when its item is gone from the catalog',
      () => ({}),
    ),
  ],
}
