// Compares bookings with taken days, as the sync's dry run does, and reads the invoices. Only a
// service account may.
import type { Firestore } from 'firebase-admin/firestore'
import { keptContract } from '~/content/kept-contracts'
import { currentContract, readSignature } from '~/lib/domain/contract-version'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import { formatDay } from '~/lib/time/day-text'
import type { Config } from '~/settings/config'
import { errorWords } from '../error-words.mjs'
import { planSync, type SyncPlan } from '../sync/plan'
import { readAll, readDatabase } from '../sync/read'
import { bad, look, ok, unchecked, type Finding } from './finding'

const sync = 'npm run allocations:sync'

export async function checkBookings(
  db: Firestore,
  { singleUnitItems }: Config,
  now: Date,
): Promise<Finding[]> {
  try {
    const { snapshot } = await readDatabase(db, now)
    const findings = [
      ...planFindings(planSync(snapshot, singleUnitItems)),
      ...(await moneyFindings(db)),
      ...(await contractFindings(db)),
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
  const { conflicts, unexplained, unreadAhead, claims } = plan
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

/** Amounts and payments of bookings and of their invoices. */
async function moneyFindings(db: Firestore): Promise<Finding[]> {
  const read = (name: string, ...fields: string[]) =>
    db.runTransaction((moment) => readAll(moment, db.collection(name).select(...fields)), {
      readOnly: true,
    })
  const [invoices, bookings, older, canceled] = await Promise.all([
    read('invoices-test', 'bookingId', 'paid', 'data.bookingId', 'data.name'),
    read('bookings-test', 'balances', 'paid'),
    read('bookings'),
    read('canceled-bookings'),
  ])
  const paid = new Map(bookings.map((each) => [each.id, each.get('paid') as unknown]))
  const known = new Set([...bookings, ...older, ...canceled].map(({ id }) => id))
  const ids = invoices.map((each) => ({ id: each.id, of: bookingIn(each.data()), invoice: each }))
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
        (each) =>
          isGiven(each.get('balances')) && toStoredBooking(each.id, each.data()).balances === null,
      ),
      'Write all seven balances as numbers, in dollars.',
    ],
    [
      'Bookings whose field paid is neither true nor false',
      bookings.filter((each) => isGiven(each.get('paid')) && typeof each.get('paid') !== 'boolean'),
      'Write the boolean: as a text it counts as unpaid.',
    ],
  ]
  return found.flatMap(([what, list, remedy]) =>
    list.length === 0 ? [] : [look(`${what}: ${named(list)}`, remedy)],
  )
}

/** Signatures on words that this folder can't show any more. */
async function contractFindings(db: Firestore): Promise<Finding[]> {
  const query = db.collection('bookings-test').select('signed')
  const bookings = await db.runTransaction((moment) => readAll(moment, query), { readOnly: true })
  const versions = bookings.flatMap(
    (each) => readSignature(textField(each.data(), 'signed'))?.version ?? [],
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

const few = (names: readonly string[]) =>
  names.length > 5
    ? `${names.slice(0, 5).join('; ')} and ${names.length - 5} more`
    : names.join('; ')
