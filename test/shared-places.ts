// The numbers, towns and keys that the page, the rules and the documentation each have on their own. Each place is found in its
// file's text, so that a difference can be told with its line.

export type Place = {
  file: string
  /** Finds what the file says: all of its matches together, each by its only group. */
  find: RegExp
  /** The matched text in the form in which all places are compared: dollars, percents, plain words. */
  read?: (text: string) => string[]
}
export type Shared = { what: string; places: readonly Place[] }

const business = 'src/lib/domain/business.ts'
const rules = 'firestore.rules'
const docs = 'docs/rules.md'

const number = (text: string) => Number(text.replaceAll('_', ''))
const hundredths = (text: string) => [String(number(text) / 100)]
const dollars = (find: RegExp): Place => ({ file: business, find, read: hundredths })
const ruled = (find: RegExp, read?: Place['read']): Place => ({
  file: rules,
  find,
  ...(read && { read }),
})
const told = (find: RegExp): Place => ({ file: docs, find })

/** The words of a list, whatever stands between them. */
const words = (between: RegExp) => (text: string) =>
  text
    .split(between)
    .map((word) =>
      word
        .replaceAll(/['\s+]+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .filter((word) => word !== '')

export const shared: readonly Shared[] = [
  {
    what: 'Tax in Illinois, percent',
    places: [
      { file: business, find: /taxBasisPoints = \{\s*IL: ([\d_]+)/g, read: hundredths },
      ruled(
        /isIn\(address, 'Illinois\|IL'\)\s*\? balances\.tax == share\(rent, (\d+)\)/g,
        hundredths,
      ),
      told(/Illinois ([\d.]+) %/g),
    ],
  },
  {
    what: 'Tax in Wisconsin, percent',
    places: [
      { file: business, find: /taxBasisPoints = \{[^}]*\bWI: ([\d_]+)/g, read: hundredths },
      ruled(
        /isIn\(address, 'Wisconsin\|WI'\)\s*\? balances\.tax == share\(rent, (\d+)\)/g,
        hundredths,
      ),
      told(/Wisconsin ([\d.]+) %/g),
    ],
  },
  {
    what: 'Damage waiver, percent',
    places: [
      { file: business, find: /damageWaiverBasisPoints = ([\d_]+)/g, read: hundredths },
      ruled(/balances\.damageWaiver == share\(rent, (\d+)\)/g, hundredths),
      told(/Damage waiver: ([\d.]+) %/g),
    ],
  },
  {
    what: 'Insurance certificate, dollars',
    places: [
      dollars(/insuranceCents: Cents = ([\d_]+)/g),
      ruled(/balances\.insurance in \[0, ([\d.]+)\]/g),
      told(/Insurance certificate: ([\d.]+) dollars/g),
    ],
  },
  {
    what: 'Deposit, dollars',
    places: [
      dollars(/depositCents: Cents = ([\d_]+)/g),
      ruled(/balances\.deposit == ([1-9][\d.]*)/g),
      told(/- ([\d.]+) dollars now, the rest by invoice/g),
    ],
  },
  {
    what: 'Charges for a delivery time, dollars',
    places: [
      dollars(/^\s+\w+: \{ cents: ([\d_]+) \}/gm),
      ruled(/balances\.deliveryAmount in \[([^\]]+)\]/g, words(/,/)),
      {
        file: docs,
        find: /No restriction (.*?two hours or more [\d.]+) dollars/gs,
        read: (text) => text.match(/(?<![-\w])\d[\d.]*(?=,|$)/g) ?? [],
      },
    ],
  },
  {
    what: 'Delivery fee in Wisconsin, dollars',
    places: [
      dollars(/wisconsinDeliveryCents: Cents = ([\d_]+)/g),
      ruled(/balances\.deliveryFee == ([\d.]+)/g),
      told(/; ([\d.]+) dollars anywhere in Wisconsin/g),
    ],
  },
  {
    what: 'Delivery fee in the listed towns, dollars',
    places: [
      dollars(/flatDeliveryCents: Cents = ([\d_]+)/g),
      ruled(/\? fee == ([\d.]+)/g),
      told(/- ([\d.]+) dollars to [A-Z]/g),
    ],
  },
  {
    what: 'Towns of the flat delivery fee',
    places: [
      { file: business, find: /flatFeeCities = \[([^\]]+)\]/g, read: words(/,/) },
      ruled(/city\.matches\('([^)]+)'\)/g, (text) => words(/\|/)(text.replaceAll(/'\s*\+ '/g, ''))),
      { file: docs, find: /dollars to ([^;]+?) in Illinois;/gs, read: words(/,|\band\b/) },
    ],
  },
  {
    what: 'Promo codes, percent off',
    places: [
      { file: business, find: /^ {2}'?[\w.]+'?: (\d+),$/gm },
      ruled(/rent == percent\(sum, (\d+)\)/g, (text) => [String(100 - number(text))]),
      {
        file: docs,
        find: /once, rounded half-up to a cent: (.*?)\. Codes/gs,
        read: (text) => text.match(/\d+(?= %)/g) ?? [],
      },
    ],
  },
  {
    what: 'Most lines of a booking',
    places: [
      { file: business, find: /maxBookingLines = (\d+)/g },
      ruled(/return size <= (\d+)/g),
      told(/at most (\d+) lines of/g),
      // One for each line: the rules can't count.
      {
        file: rules,
        find: /isOnLine\(lines\[(\d+)\], id, day\);/g,
        read: (text) => [String(number(text) + 1)],
      },
      {
        file: rules,
        find: /rentOfLine\(kind, lines\[(\d+)\]\)\){2}/g,
        read: (text) => [String(number(text) + 1)],
      },
      {
        file: rules,
        find: /isLine\(lines\[(\d+)\], keys, calendar\)\);/g,
        read: (text) => [String(number(text) + 1)],
      },
    ],
  },
  {
    what: 'Most days of a line',
    places: [
      { file: business, find: /maxDaysPerLine = (\d+)/g },
      ruled(/dates\.size\(\)\)\.matches\('\[1-9\]\|1\[0-(\d)\]'\)/g, (text) => [
        String(10 + number(text)),
      ]),
      told(/lines of (\d+) days each/g),
    ],
  },
  {
    what: 'Years ahead that can be booked',
    places: [
      { file: business, find: /bookableYears = (\d+)/g },
      // Days are compared as the number YYYYMMDD.
      ruled(/day <= today \+ (\d+)/g, (text) => [String(number(text) / 10_000)]),
      // Twelve times 31 days of eleven characters a year, and one more day without its comma.
      ruled(/\[today:today \+ (\d+)\]/g, (text) => [String((number(text) - 10) / (12 * 31 * 11))]),
    ],
  },
  {
    what: 'Minutes past its end that a hold is left alone',
    places: [
      { file: 'src/lib/availability/allocation.ts', find: /graceMs = (\d+) \* 60_000/g },
      ruled(/a\.expires < request\.time - duration\.value\((\d+), 'm'\)/g),
    ],
  },
  ...['name', 'lastName', 'phone'].map((field) => ({
    what: `Longest ${field}, characters`,
    places: [
      { file: 'src/lib/contact/field-problems.ts', find: new RegExp(`\\b${field}: (\\d+)`, 'g') },
      ruled(new RegExp(`b\\.${field}\\.matches\\('\\(\\?s\\)\\.\\{1,(\\d+)\\}'\\)`, 'g')),
    ],
  })),
  {
    what: 'Longest email, characters',
    places: [
      { file: 'src/lib/contact/field-problems.ts', find: /\bemail: (\d+)/g },
      ruled(/email\.matches\('\\\\P\{Cc\}\{3,(\d+)\}'\)/g),
    ],
  },
  {
    what: 'Longest address, characters',
    places: [
      { file: 'src/lib/address/address.ts', find: /maxAddressLength = (\d+)/g },
      ruled(/b\.address\.matches\('\(\?s\)\.\{1,(\d+)\}'\)/g),
    ],
  },
  {
    what: 'Longest coordinates, characters',
    places: [
      { file: 'src/lib/booking/order/check.ts', find: /coordinates\.slice\(0, (\d+)\)/g },
      ruled(/b\.coordinates\.matches\('\(\?s\)\.\{0,(\d+)\}'\)/g),
    ],
  },
  {
    what: 'Longest picture of a line, characters',
    places: [
      {
        file: 'src/lib/db/bookings/booking-document.ts',
        find: /maxImage = ([\d_]+)/g,
        read: (text) => [String(number(text))],
      },
      ruled(/inflatableImage\.size\(\) <= (\d+)/g),
    ],
  },
  {
    what: 'Most digits of a count that is text',
    places: [
      { file: 'src/lib/db/fields.ts', find: /\{1,(\d+)\}\$\/\.test\(value\)/g },
      ruled(/count\.matches\('\[0-9\]\{1,(\d+)\}'\)/g),
    ],
  },
  {
    what: 'Most digits of a price that is text',
    places: [
      { file: 'src/lib/domain/money.ts', find: /\^\\d\{1,(\d+)\}\(/g },
      ruled(/price\.matches\('\[0-9\]\{1,(\d+)\}\(/g),
    ],
  },
  {
    // The header asks for it before anything of the bookings is loaded.
    what: 'Where this device keeps its bookings',
    places: [
      { file: 'src/lib/storage/my-bookings.ts', find: /storageKey = '(\w+)'/g },
      { file: 'src/components/frame/header/HeaderBookings.tsx', find: /hasStored\('(\w+)'\)/g },
    ],
  },
]
