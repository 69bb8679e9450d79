// The limits and keys that page, rules and documentation each have on their own, because they are
// part of the rules' code. Each place is found in its file's text, so that a difference is reported
// with its line. (The build writes prices, rates, towns and codes into the rules:
// scripts/build/numbers.ts.)

export type Place = {
  file: string
  /** Finds what the file says: all of its matches together, each by its only group. */
  find: RegExp
  /** The matched text in the form in which all places are compared. */
  read?: (text: string) => number
}
/** What is shared, with its places. */
export type Shared = Readonly<Record<string, readonly Place[]>>

const business = 'src/lib/domain/business.ts'
const rules = 'firestore.rules'
const docs = 'docs/rules.md'

const ruled = (find: RegExp, read?: Place['read']): Place => ({
  file: rules,
  find,
  ...(read && { read }),
})
const documented = (find: RegExp): Place => ({ file: docs, find })

/**
 * The rules can't loop, so they name each line or part by its index. The last index is one less
 * than the limit.
 */
const countedFromZero = (text: string) => Number(text) + 1

/**
 * The rules match a booking's texts at once: the longest text at this place of the row for these
 * fields.
 */
const ruledText = (fields: string, place: number): Place => {
  const form = String.raw`\\\\P\{Cc\}\{\d,`
  return ruled(
    new RegExp(`// ${fields}\n.*?'(?:${form}\\d+\\}\\\\r){${place}}${form}(\\d+)\\}`, 'g'),
  )
}
const contactFields = ['name', 'lastName', 'phone', 'email', 'address']
const ruledContact = (field: string) =>
  ruledText(contactFields.join(', '), contactFields.indexOf(field))

const longest = (field: string): readonly Place[] => [
  { file: 'src/lib/contact/field-problems.ts', find: new RegExp(`\\b${field}: (\\d+)`, 'g') },
  ruledContact(field),
]

export const shared: Shared = {
  'Most lines of a booking': [
    { file: business, find: /maxBookingLines = (\d+)/g },
    ruled(/return size <= (\d+)/g),
    documented(/at most (\d+) lines of/g),
    ruled(/isOnLine\(lines\[(\d+)\], id, day\)\);/g, countedFromZero),
    ruled(/isMoved\(old\[(\d+)\], [^|]*\)\);/g, countedFromZero),
    ruled(/days\.hasAll\(lines\[(\d+)\]\.bookingDates\)\);/g, countedFromZero),
    ruled(/rentOfLine\(kind, lines\[(\d+)\]\)\){2}/g, countedFromZero),
    ruled(/isLine\(lines\[(\d+)\], keys, calendar\)\);/g, countedFromZero),
  ],
  'Most days of a line': [
    { file: business, find: /maxDaysPerLine = (\d+)/g },
    ruled(/dates\.size\(\)\)\.matches\('\[1-9\]\|1\[0-(\d)\]'\)/g, (text) => 10 + Number(text)),
    documented(/lines of (\d+) days each/g),
  ],
  'Years ahead that can be booked': [
    { file: business, find: /bookableYears = (\d+)/g },
    // Days are compared as the number YYYYMMDD.
    ruled(/day <= today \+ (\d+)/g, (text) => Number(text) / 10_000),
    // Twelve times 31 days of eleven characters a year, and one more day without its comma.
    ruled(/\[today:today \+ (\d+)\]/g, (text) => (Number(text) - 10) / (12 * 31 * 11)),
  ],
  'Minutes past its end that a hold is left alone': [
    { file: 'src/lib/availability/allocation.ts', find: /graceMs = (\d+) \* 60_000/g },
    ruled(/a\.expires < request\.time - duration\.value\((\d+), 'm'\)/g),
  ],
  'Longest name, characters': longest('name'),
  'Longest lastName, characters': longest('lastName'),
  'Longest phone, characters': longest('phone'),
  'Longest email, characters': [
    ...longest('email'),
    ruled(/email\.matches\('\\\\P\{Cc\}\{3,(\d+)\}'\)/g),
  ],
  'Longest address, characters': [
    { file: 'src/lib/address/address.ts', find: /maxAddressLength = (\d+)/g },
    ruledContact('address'),
  ],
  'Longest coordinates, characters': [
    { file: 'src/lib/booking/order/check.ts', find: /coordinates\.slice\(0, (\d+)\)/g },
    ruledText('coordinates, invoiceID', 0),
  ],
  'Longest picture of a line, characters': [
    {
      file: 'src/lib/db/bookings/booking-document.ts',
      find: /maxImage = ([\d_]+)/g,
      read: (text) => Number(text.replaceAll('_', '')),
    },
    ruled(/inflatableImage\.size\(\) <= (\d+)/g),
  ],
  'Most digits of a count that is text': [
    { file: 'src/lib/db/fields.ts', find: /\{1,(\d+)\}\$\/\.test\(value\)/g },
    ruled(/count\.matches\('\[0-9\]\{1,(\d+)\}'\)/g),
  ],
  'Most units of a line': [
    {
      file: 'src/lib/db/fields.ts',
      find: /maxUnits = ([\d_]+)/g,
      read: (text) => Number(text.replaceAll('_', '')),
    },
    // Of that many digits.
    ruled(/matches\('\[1-9\]\[0-9\]\{0,(\d+)\}'\)/g, (text) => 10 ** (Number(text) + 1) - 1),
  ],
  'Most digits of a price that is text': [
    { file: 'src/lib/domain/money.ts', find: /\^\\d\{1,(\d+)\}\(/g },
    ruled(/price\.matches\('\[0-9\]\{1,(\d+)\}\(/g),
  ],
  // The header looks for the key before the code of the bookings is loaded.
  'Where this device keeps its bookings': [
    { file: 'src/lib/storage/my-bookings.ts', find: /storageKey = '(\w+)'/g },
    { file: 'src/components/frame/header/HeaderBookings.tsx', find: /hasStored\('(\w+)'\)/g },
  ],
}
