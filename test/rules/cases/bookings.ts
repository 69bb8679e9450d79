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

/**
 * NUL, BEL, TAB, the ends of lines, ESC, and of C1 the end of a line and the start of a terminal's
 * command.
 */
const controls = ['\0', '\u0007', '\t', '\n', '\r', '\u001b', '\u0085', '\u009b']
/** Its code, because a terminal would obey the character. */
const codeOf = (control: string) => `U+00${control.charCodeAt(0).toString(16).padStart(2, '0')}`

const withControls: [string, Record<string, unknown>][] = [
  ...controls.map((control) => ['name', control] as const),
  ...['lastName', 'phone', 'coordinates', 'invoiceID'].flatMap((field) =>
    ['\n', '\u009b'].map((control) => [field, control] as const),
  ),
  ...['organization', 'crew'].flatMap((field) =>
    ['\r', '\u009b'].map((control) => [field, control] as const),
  ),
  ...['\n', '\u009b'].map((control) => ['address', control] as const),
].map(([field, control]) => [
  `with the control character ${codeOf(control)} in ${field}`,
  { [field]: `${control}12 Oak St, Rockford, IL 61101` },
])

/** Values that join to a fitting text, but are none. */
const notTexts: Record<string, unknown>[] = [
  { name: 42 },
  { lastName: null },
  { phone: 8155550100 },
  { coordinates: 42.5 },
  { invoiceID: true },
  { organization: 42 },
  { crew: 42 },
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
  ['with an invoice id of 101 characters', { invoiceID: 'i'.repeat(101) }],
  ['with an organization of 401 characters', { organization: 'o'.repeat(401) }],
  ['with an organization that is no text', { organization: { name: 'School' } }],
  ['with a crew text of 401 characters', { crew: 'c'.repeat(401) }],
  ['with a crew text that is no text', { crew: ['Gate'] }],
  ['with the organization and the crew text in one', { organization: 'School\rGate' }],
  ...withControls,
  ...notTexts.map((fields): [string, Record<string, unknown>] => [
    `with what is no text: ${JSON.stringify(fields)}`,
    fields,
  ]),
  ['with the text of two fields in one', { name: 'Ada\rLovelace', lastName: '' }],
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
  about: ['isBooking', 'areTexts', 'isRequestMode', 'isCardPayment', 'bookings-test'],
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
      crew: 'É\n'.repeat(200),
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
    ...[
      null,
      {},
      { other: 1 },
      ...[null, 'true', '', 0, 1, [], {}].map((status) => ({ status })),
    ].map((setting) =>
      given(() => ({ 'config/requestBooking': setting })).acceptsBooking(
        `is in no request mode where the setting is ${JSON.stringify(setting)}`,
        () => ({}),
      ),
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
