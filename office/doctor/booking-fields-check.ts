// Fields of stored bookings in a form that the page can't read, or that office programs can't show
// (docs/data-model.md).
import { isClosed } from '~/lib/availability/why-not-bookable'
import { emailHint, phoneHint } from '~/lib/contact/contact-hints'
import { isEmail } from '~/lib/contact/email'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled, readStoredBooking } from '~/lib/db/bookings/stored-lines'
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import type { StoredAmountName } from '~/lib/domain/amounts'
import { storedNames, textOf, type StoredName } from '~/lib/domain/booking-texts'
import { readSignature } from '~/lib/domain/contract-version'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { readStoredDay } from '~/lib/time/stored-day'
import type { FoundDocument } from './database'
import { look, type Finding } from './finding'

/** What the checks of a booking read. */
export const checkedFields = [
  ...storedNames,
  'inflatables',
  'extras',
  'bookingDates',
  'inflatableID',
  'balances',
  'paid',
  'approved',
  'moves',
  'canceled',
  'cancelled',
  'status',
  'state',
]

/**
 * Without one of these as a number, office programs don't show a booking. They don't know amounts
 * that were added later.
 */
const amountsOfPrograms: readonly StoredAmountName[] = [
  'rent',
  'deliveryFee',
  'deliveryAmount',
  'deposit',
  'insurance',
  'tax',
  'damageWaiver',
]

type Kind = {
  what: string
  remedy: string
  /**
   * Whether a booking has the fault. With `isAhead`, only bookings from today on are checked.
   * `orders` are those of all such bookings.
   */
  has: (fields: Stored, today: Day, orders: readonly string[]) => boolean
  isAhead?: true
}

const kinds: readonly Kind[] = [
  {
    what: "Bookings whose amounts aren't all numbers, so office programs don't show them",
    remedy: 'Write all balances as numbers, in dollars.',
    has: (fields) =>
      isOfToday(fields) &&
      toStoredBooking('', fields).balances !== null &&
      amountsOfPrograms.some(
        (name) => typeof (fields['balances'] as Stored | null | undefined)?.[name] !== 'number',
      ),
  },
  {
    what: "Bookings with a field that isn't a text, so office programs don't show them",
    remedy: 'Write the field as a text; a date as MM/DD/YYYY | HH:MM.',
    has: (fields) =>
      storedNames.some((name) => isGiven(fields[name]) && typeof fields[name] !== 'string'),
  },
  {
    what: "Bookings that their customers can't move, because approved or moves can't be read",
    remedy:
      'Write approved as Waiting, True or the boolean true, and moves as a number, or delete it.',
    has: (fields) =>
      toStoredBooking('', fields).unread.some((name) => name !== 'paid' && isGiven(fields[name])),
  },
  {
    what: "Bookings whose signature can't be read",
    remedy: "Delete the field signed: the booking's page asks for the signature again.",
    has: ({ signed }) => isGiven(signed) && readSignature(String(signed)) === null,
  },
  {
    what: "Bookings whose amounts can't be right: a deposit above the total, or more than $20,000",
    remedy: 'Write all balances in dollars, not in cents, and call the customer.',
    has: (fields) => {
      const { totalCents } = toStoredBooking('', fields)
      return totalCents < 0 || totalCents > 20_000_00
    },
  },
  {
    what: 'Bookings whose customers get no mail',
    remedy: 'Ask for the email address by phone, and correct it in the booking.',
    isAhead: true,
    has: (fields) => {
      const email = textField(fields, 'email')
      return email !== '' && (!isEmail(email) || emailHint(email) !== null)
    },
  },
  {
    what: "Bookings whose crew doesn't know where to go, or whom to call",
    remedy: 'Write the address with its town, and a phone number of ten digits.',
    isAhead: true,
    has: (fields) => {
      const { address = '' } = fields
      const phone = textField(fields, 'phone')
      const isLost = typeof address === 'string' && !/,|\b(?:IL|WI)\b/i.test(address)
      return isLost || phone === '' || phoneHint(phone) !== null
    },
  },
  {
    what: 'Bookings that somebody made as a test, and that take days from customers',
    remedy: 'npm run cancel frees their days.',
    isAhead: true,
    has: (fields) =>
      [fields['name'], fields['lastName']].some((name) =>
        /^\s*(?:test(?:ing)?|asdf\w*|dummy)\s*$/i.test(String(name)),
      ),
  },
  {
    what: 'Bookings that are there twice: the same customer, rentals and days',
    remedy: 'Ask the customer; npm run cancel frees the days of one.',
    isAhead: true,
    has: (fields, _, orders) => orders.filter((order) => order === orderOf(fields)).length > 1,
  },
  {
    what: 'Bookings more than two years ahead',
    remedy: 'Is the year right? Correct it in bookingDates.',
    has: (fields, today) => lastDay(fields) > addDays(today, 731),
  },
  {
    what: 'Bookings without a rental, which take no units',
    remedy: 'Add what was rented, or delete them if a program wrote them by mistake.',
    has: (fields) =>
      !isGiven(fields['bookingDates']) &&
      !isGiven(fields['inflatableID']) &&
      linesOf(fields).length === 0,
  },
  {
    what: "Bookings whose lines have days in another order, or with days between them that aren't booked, which office programs show as booked",
    remedy: 'Sort the days, and write days that are apart in lines of their own.',
    isAhead: true,
    has: (fields) => linesOf(fields).some(hasOddDays),
  },
  {
    what: 'Bookings with a line whose name is missing, or lacks the quantity, by which office programs go',
    remedy:
      "Write the item's name into inflatableName, and several units as in Folding Chairs x 40.",
    isAhead: true,
    has: (fields) => linesOf(fields).some(hasOddName),
  },
  {
    what: "Bookings of several units that take only one, because quantity isn't a whole number",
    remedy: 'Write quantity as a number; then npm run allocations:sync -- --apply.',
    isAhead: true,
    has: (fields) => readStoredBooking(fields).unread.some(({ isQuantity }) => isQuantity),
  },
  {
    what: "Bookings with a created, specificTime, floorType or method that the site doesn't know",
    remedy:
      'Write created as MM/DD/YYYY | HH:MM, specificTime as HH:MM, and the others as docs/data-model.md has them.',
    isAhead: true,
    has: (fields) =>
      storedNames.some((name) => {
        const text = fields[name]
        return typeof text === 'string' && text !== '' && !hasForm(name, text)
      }),
  },
  {
    what: 'Bookings on days on which business.ts says that you are closed',
    remedy: 'Deliver them all the same, or call the customers: npm run move, or cancel.',
    isAhead: true,
    has: (fields, today) =>
      (['inflatables', 'extras'] as const).some((kind) =>
        linesOf(fields, [kind])
          .flatMap(daysIn)
          .some((day) => day >= today && isClosed(kind, day)),
      ),
  },
  {
    what: 'Requests that have waited for more than a week',
    remedy: 'Approve them, or call the customers.',
    isAhead: true,
    has: ({ approved, created }, today) => {
      const day = approved === 'Waiting' ? readStoredDay(String(created).slice(0, 10)) : null
      return day !== null && day < addDays(today, -7)
    },
  },
]

/** @param bookings documents of `bookings-test` */
export function checkBookingFields(bookings: readonly FoundDocument[], today: Day): Finding[] {
  const standing = bookings.filter(({ fields }) => !isCanceled(fields))
  const ahead = standing.filter(({ fields }) => lastDay(fields) >= today)
  const orders = ahead.map(({ fields }) => orderOf(fields))
  return kinds.flatMap(({ what, remedy, has, isAhead = false }) => {
    const found = (isAhead ? ahead : standing).filter(({ fields }) => has(fields, today, orders))
    return found.length === 0 ? [] : [look(`${what}: ${few(found.map(({ id }) => id))}`, remedy)]
  })
}

/** Older forms have other names for their amounts. */
const isOfToday = ({ inflatables, extras }: Stored) =>
  Array.isArray(inflatables) || Array.isArray(extras)

/** Whether a text has the form that the rules require, in any case. */
function hasForm(name: StoredName, text: string): boolean {
  const { form } = textOf(name)
  // Signatures have a line of their own.
  if (form === 'signature') return true
  if (typeof form === 'object')
    return 'least' in form || form.some((known) => known.toLowerCase() === text.toLowerCase())
  const [day, time = ''] = form === 'time' ? [null, text] : text.split(' | ')
  return (day === null || readStoredDay(day) !== null) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** Tells orders apart: the customer and the rentals. */
const orderOf = (fields: Stored): string =>
  JSON.stringify([
    ['email', 'name', 'lastName'].map((name) => textField(fields, name).toLowerCase()),
    linesOf(fields).map((line) => [line['inflatableID'], ...daysIn(line)]),
  ])

const linesOf = (fields: Stored, kinds = ['inflatables', 'extras']): Stored[] =>
  kinds.flatMap((kind) => {
    const list = fields[kind]
    return Array.isArray(list) ? list.filter(isStored) : []
  })

const daysIn = ({ bookingDates }: Stored): Day[] =>
  (Array.isArray(bookingDates) ? bookingDates : []).flatMap((text) =>
    typeof text === 'string' ? (readStoredDay(text) ?? []) : [],
  )

function hasOddDays(line: Stored): boolean {
  const days = daysIn(line)
  return runsOf(days).length > 1 || days.some((day, index) => day !== days.toSorted()[index])
}

function hasOddName(line: Stored): boolean {
  const { quantity } = line
  const name = textField(line, 'inflatableName').toLowerCase()
  return (
    name === '' ||
    (typeof quantity === 'number' && quantity > 1 && !name.endsWith(` x ${String(quantity)}`))
  )
}

const lastDay = (fields: Stored): string => linesOf(fields).flatMap(daysIn).toSorted().at(-1) ?? ''

/** The first few of a long list, in one text. */
export const few = (names: readonly string[]) =>
  names.length > 5
    ? `${names.slice(0, 5).join('; ')} and ${names.length - 5} more`
    : names.join('; ')
