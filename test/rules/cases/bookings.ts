import { storedNames, textOf, type StoredName } from '~/lib/domain/booking-texts'
import { balances, booking, dayAhead, line, without, type Fields } from '../builders'
import { acceptsBooking, given, refuses, refusesBooking, type Group } from '../case'
import { bookingWrites } from '../commits'

const inRequestMode = given({ 'config/requestBooking': { status: true } })
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

/** The texts with a limit, and what each must end in. */
const limits = storedNames.flatMap((name) => {
  const { takes, multiline = false } = textOf(name)
  return typeof takes === 'object' && 'most' in takes ? [{ name, multiline, ...takes }] : []
})
const ends: Partial<Record<StoredName, string>> = { email: '@b', address: ', Rockford, IL' }
const ofLength = (length: number, { name, multiline }: (typeof limits)[number]) =>
  (ends[name] ?? '').padStart(length, multiline ? 'É\n' : 'É').slice(0, length)
const atLimits = (of: 'least' | 'most') =>
  Object.fromEntries(limits.map((limit) => [limit.name, ofLength(limit[of], limit)]))

/** One text out of its form. */
const wrongTexts: [string, Fields][] = limits.flatMap((limit): [string, Fields][] => {
  const { name, multiline, least, most } = limit
  const wrong = name === 'name' ? controls : [multiline ? '\r' : '\n', '\u009b']
  return [
    ...[...(least > 0 ? [least - 1] : []), most + 1].map((length): [string, Fields] => [
      `with ${length} characters in ${name}`,
      { [name]: ofLength(length, limit) },
    ]),
    ...(name === 'email' ? [] : wrong).map((control): [string, Fields] => [
      `with the control character ${codeOf(control)} in ${name}`,
      { [name]: `${control}12 Oak St, Rockford, IL 61101` },
    ]),
    // Joined with the others, it fits.
    [`with a number in ${name}`, { [name]: 42 }],
  ]
})

/** One field out of its form. */
const wrongFields: [string, Fields][] = [
  ...wrongTexts,
  ...[null, true, ['Ada'], { name: 'Ada' }].map((name): [string, Fields] => [
    `with the name ${JSON.stringify(name)}`,
    { name },
  ]),
  ...unwritableEmails.map((email): [string, Fields] => [
    `with the email ${JSON.stringify(email)}`,
    { email },
  ]),
  ['with the organization and the crew text in one', { organization: 'School\rGate' }],
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
    acceptsBooking('passes when paid in the office', {}),
    acceptsBooking('passes with fields at their limits', {
      ...atLimits('most'),
      specificTime: '23:59',
      floorType: 'indoor',
    }),
    acceptsBooking('passes with texts at their shortest', {
      ...atLimits('least'),
      address: 'É, Rockford, IL',
    }),
    acceptsBooking('passes when paid in full by card', { ...card, paid: true }),
    acceptsBooking('passes with a deposit by card', { ...card, balances: deposit }),
    inRequestMode.acceptsBooking('passes in request mode, waiting', { approved: 'Waiting' }),
    ...['grass', 'concrete'].map((floorType) =>
      acceptsBooking(`passes on ${floorType}`, { floorType }),
    ),
    ...wrongFields.map(([name, changes]) => refusesBooking(`is refused ${name}`, changes)),

    refusesBooking('is refused as waiting when no request mode is on', { approved: 'Waiting' }),
    inRequestMode.refusesBooking('is refused as approved in request mode', {}),
    refusesBooking('is refused as approved by a boolean', { approved: true }),
    ...[
      null,
      {},
      { other: 1 },
      ...[null, 'true', '', 0, 1, [], {}].map((status) => ({ status })),
    ].map((status) =>
      given({ 'config/requestBooking': status }).acceptsBooking(
        `is in no request mode where the switch is ${JSON.stringify(status)}`,
        {},
      ),
    ),

    refusesBooking('is refused with a deposit in the office, where nothing was paid', {
      balances: deposit,
    }),
    inRequestMode.refusesBooking('is refused with a deposit in request mode', {
      ...card,
      balances: deposit,
      approved: 'Waiting',
    }),
    refusesBooking('is refused with a deposit of 50', {
      ...card,
      balances: balances({ deposit: 50 }),
    }),
    refusesBooking('is refused as paid in the office', { paid: true }),
    refusesBooking('is refused as paid when only the deposit was', {
      ...card,
      paid: true,
      balances: deposit,
    }),
    inRequestMode.refusesBooking('is refused as paid in request mode', {
      ...card,
      paid: true,
      approved: 'Waiting',
    }),
    refusesBooking('is refused when paid is no boolean', { ...card, paid: 'yes' }),
    ...Object.keys(booking()).map((field) =>
      refuses(
        `is refused without ${field}`,
        bookingWrites({ document: without(booking(), field), units: [] }),
      ),
    ),
    refusesBooking('is refused without a line', {
      inflatables: [],
      balances: balances({ rent: 0, tax: 0, damageWaiver: 0 }),
    }),
    acceptsBooking('passes with an extra and an inflatable', {
      inflatables: [line('castle', [dayAhead(1)])],
      extras: [line('tent', [dayAhead(1)])],
      balances: balances({ rent: 550, tax: 48.13, damageWaiver: 49.5 }),
    }),
    given({ 'inflatables/castle': null }).refusesBooking(
      'is refused when its item is gone from the catalog',
      {},
    ),
  ],
}
