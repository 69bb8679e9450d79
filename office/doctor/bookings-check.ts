// Compares bookings with taken days, as the sync's dry run does, and reads the invoices. Only a
// service account may.
import type { Firestore } from 'firebase-admin/firestore'
import { keptContract } from '~/content/kept-contracts'
import { currentContract, readSignature } from '~/lib/domain/contract-version'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { isEmail } from '~/lib/contact/email'
import { isCanceled } from '~/lib/db/bookings/stored-lines'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import type { Config } from '~/settings/config'
import { errorWords } from '../error-words.mjs'
import { planSync, type SyncPlan } from '../sync/plan'
import { readAll, readDatabase } from '../sync/read'
import {
  checkBookingFields,
  checkedFields,
  few,
  type BookingDocument,
} from './booking-fields-check'
import { bad, look, ok, unchecked, type Finding } from './finding'

const sync = 'npm run allocations:sync'

export async function checkBookings(
  db: Firestore,
  { singleUnitItems }: Config,
  now: Date,
): Promise<Finding[]> {
  try {
    const { snapshot } = await readDatabase(db, now)
    const bookings = await readSome(db, 'bookings-test', ...checkedFields)
    const documents = bookings.map((each) => ({ id: each.id, fields: each.data() }))
    const findings = [
      ...planFindings(planSync(snapshot, singleUnitItems)),
      ...(await moneyFindings(db, documents)),
      ...contractFindings(documents),
      ...checkBookingFields(documents, today(now)),
      ...(await leftOver(db, today(now))),
    ]
    return findings.length === 0
      ? [ok('Each booking has its units, and each taken unit its booking')]
      : findings
  } catch (error) {
    return [unchecked(`Bookings couldn't be compared with taken days: ${errorWords(error)}`, again)]
  }
}

const again = 'Run the doctor again, or without GOOGLE_APPLICATION_CREDENTIALS.'

function planFindings(plan: SyncPlan): Finding[] {
  const sum = (what: 'added' | 'removed') =>
    plan.counts['bookings-test'][what] + plan.counts.bookings[what]
  const name = (id: string) => plan.catalog.get(id)?.name ?? id
  const places = (list: readonly { itemId: string; day: SyncPlan['conflicts'][number]['day'] }[]) =>
    few(list.map(({ itemId, day }) => `${name(itemId)}, ${formatDay(day)}`))
  const { conflicts, unexplained, unreadAhead, claims, uncounted } = plan
  const gone = uncounted.filter(({ isListed }) => !isListed).map(({ itemId }) => itemId)
  const findings: [boolean, Finding][] = [
    [
      conflicts.length > 0,
      bad(
        `More is booked than there is: ${places(conflicts)}`,
        `Call one of the customers; ${sync} and npm run day name them. npm run move or cancel settles it.`,
      ),
    ],
    [
      sum('added') > 0,
      bad(
        `Days of bookings that aren't marked as taken, so the site may sell them again: ${sum('added')}`,
        `${sync} -- --apply marks them. Let it run every hour where office programs enter bookings.`,
      ),
    ],
    [
      unreadAhead.length > 0,
      bad(
        `Bookings with days ahead that can't be read: ${few(unreadAhead.map(({ path }) => path))}`,
        `${sync} names the customers and the dates as they are stored: correct them in the database.`,
      ),
    ],
    [
      sum('removed') > 0,
      look(
        `Days that are taken for bookings which no longer list them: ${sum('removed')}`,
        `${sync} -- --apply frees them.`,
      ),
    ],
    [
      gone.length > 0,
      look(
        `Booked from today on, but no longer in the catalog: ${few(gone)}`,
        'Put them back into the catalog under these ids, or call the customers.',
      ),
    ],
    [
      unexplained.length > 0,
      look(
        `Taken by no booking that can be read: ${places(unexplained)}`,
        'Ask who wrote them: an order may be stored nowhere else. The sync never frees them; delete one of allocations only when you know that nobody needs it.',
      ),
    ],
    [
      claims.length > 0 && sum('added') === 0,
      look(
        `Bookings without a claim, so their days stay taken: ${claims.length}`,
        `${sync} -- --apply writes them.`,
      ),
    ],
  ]
  return findings.flatMap(([isThere, finding]) => (isThere ? [finding] : []))
}

const readSome = (db: Firestore, name: string, ...fields: string[]) =>
  db.runTransaction((moment) => readAll(moment, db.collection(name).select(...fields)), {
    readOnly: true,
  })

/** Amounts and payments of bookings and of their invoices. */
async function moneyFindings(
  db: Firestore,
  bookings: readonly BookingDocument[],
): Promise<Finding[]> {
  const [invoices, older, canceled] = await Promise.all([
    readSome(db, 'invoices-test', 'bookingId', 'paid', 'data.bookingId', 'data.name', 'data.paid'),
    readSome(db, 'bookings'),
    readSome(db, 'canceled-bookings'),
  ])
  const paid = new Map(bookings.map(({ id, fields }) => [id, fields['paid']]))
  const known = new Set([...bookings, ...older, ...canceled].map(({ id }) => id))
  const ids = invoices.map((each) => ({ id: each.id, of: bookingIn(each.data()), invoice: each }))
  const ofInvoice = new Map(ids.map(({ id, of }) => [id, of]))
  const named = (list: readonly { id: string }[]) => few(list.map(({ id }) => id))
  const found: [string, readonly { id: string }[], string][] = [
    [
      'Invoices that name no booking, so nobody can pay them',
      ids.filter(({ of }) => of === ''),
      'Write the id of its booking into bookingId of each, or delete it.',
    ],
    [
      'Invoices of bookings that are gone, so nobody can pay them',
      ids.filter(({ of }) => of !== '' && !known.has(of)),
      'Delete them, or correct the id of the booking in bookingId.',
    ],
    [
      "Invoices that are paid, of bookings that aren't marked as paid",
      ids.filter(
        ({ of, invoice }) =>
          invoice.get('paid') === true && isStored(invoice.get('data')) && paid.get(of) === false,
      ),
      'Look up the payment; npm run paid marks the booking.',
    ],
    [
      "Bookings whose amounts can't be read, so nobody can pay them",
      bookings.filter(
        ({ id, fields }) =>
          isGiven(fields['balances']) &&
          !isCanceled(fields) &&
          toStoredBooking(id, fields).balances === null,
      ),
      'Write all balances as numbers, in dollars.',
    ],
    [
      'Bookings whose field paid is neither true nor false',
      bookings.filter(
        ({ fields }) => isGiven(fields['paid']) && typeof fields['paid'] !== 'boolean',
      ),
      'Write the boolean: as a text it counts as unpaid.',
    ],
    [
      'Invoices whose field paid is neither true nor false',
      ids.filter(({ invoice }) =>
        [invoice.get('paid'), invoice.get('data.paid')].some(
          (value: unknown) => isGiven(value) && typeof value !== 'boolean',
        ),
      ),
      'Write the boolean: as a text it counts as unpaid.',
    ],
    [
      "Invoices under another booking's id, so nobody can open them",
      ids.filter(({ id, of }) => /^[A-Za-z0-9]{20}-balance$/.test(id) && id !== `${of}-balance`),
      'Copy each under an id of its own, and delete this one.',
    ],
    [
      "Bookings that name an invoice which isn't theirs, or is gone, so nobody can pay them",
      bookings.filter(({ id, fields }) => {
        const named = textField(fields, 'invoiceID')
        return named !== '' && ofInvoice.get(named) !== id
      }),
      'Delete the field invoiceID, or write the id of the invoice.',
    ],
    [
      'Bookings that were canceled and stand all the same',
      canceled.filter(({ id }) => paid.has(id)),
      'Ask the customer; then delete one of the two: of bookings-test, or of canceled-bookings.',
    ],
  ]
  return found.flatMap(([what, list, remedy]) =>
    list.length === 0 ? [] : [look(`${what}: ${named(list)}`, remedy)],
  )
}

/** Signatures on words that this folder can't show any more. */
function contractFindings(bookings: readonly BookingDocument[]): Finding[] {
  const versions = bookings.flatMap(
    ({ fields }) => readSignature(textField(fields, 'signed'))?.version ?? [],
  )
  const isShown = (version: string) =>
    version === currentContract.version || keptContract(version) !== null
  const missing = [...new Set(versions)].filter((version) => !isShown(version))
  if (missing.length === 0) return []
  return [
    bad(
      `Bookings were signed with rules that the site can't show: ${few(missing)}`,
      'Each deploy writes contracts/{version}.json. Find these files on the computer that deployed, commit them, and deploy again.',
    ),
  ]
}

/** In either of the two places where the page looks for it. */
const bookingIn = (invoice: Stored) =>
  textField(invoice, 'bookingId') ||
  (isStored(invoice['data']) ? textField(invoice['data'], 'bookingId') : '')

/** Addresses that nobody can mail, and repairs whose unit is for rent. */
async function leftOver(db: Firestore, today: Day): Promise<Finding[]> {
  const [addresses, repairs] = await Promise.all([
    readSome(db, 'newsLetter', 'email'),
    readSome(db, 'blocks', 'until'),
  ])
  const unread = addresses.filter((each) => !isEmail(textField(each.data(), 'email')))
  const coming = repairs.filter(({ id }) => (id.split('_').at(-2) ?? '') >= today)
  const units = await Promise.all(coming.map(({ id }) => db.doc(`allocations/${id}`).get()))
  const open = coming.filter((_, index) => units[index]?.exists === false)
  const found: [string, readonly { id: string }[], string][] = [
    ['Newsletter addresses that nobody can mail', unread, 'Delete them.'],
    [
      'Units out of service that can be rented',
      open,
      'npm run block takes them out again; or delete these documents of blocks.',
    ],
  ]
  return found.flatMap(([what, list, remedy]) =>
    list.length === 0 ? [] : [look(`${what}: ${few(list.map(({ id }) => id))}`, remedy)],
  )
}
