// Compares bookings with taken days, as the sync's dry run does. Only a service account may read
// them.
import type { Firestore } from 'firebase-admin/firestore'
import { keptContract } from '~/content/kept-contracts'
import { emailHint } from '~/lib/contact/contact-hints'
import { isEmail } from '~/lib/contact/email'
import { textField } from '~/lib/db/fields'
import { currentContract, readSignature } from '~/lib/domain/contract-version'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readDay } from '~/lib/time/stored-day'
import type { Config } from '~/settings/config'
import { errorWords } from '../error-words.mjs'
import { planSync, type SyncPlan } from '../sync/plan'
import { readAll, readDatabase } from '../sync/read'
import { checkBookingFields, checkedFields, few } from './booking-fields-check'
import type { FoundDocument } from './database'
import { bad, look, ok, unchecked, type Finding } from './finding'
import { checkMoney, invoiceFields } from './money-check'

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
      ...checkMoney(documents, {
        invoices: await readSome(db, 'invoices-test', ...invoiceFields),
        older: await readSome(db, 'bookings'),
        canceled: await readSome(db, 'canceled-bookings'),
        payments: await readSome(db, 'payments', 'attempt', 'expires', 'step', 'over'),
        now,
      }),
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

/** Signatures on words that this folder can't show any more. */
function contractFindings(bookings: readonly FoundDocument[]): Finding[] {
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

/** Addresses that nobody can mail, and repairs whose unit is for rent. */
async function leftOver(db: Firestore, today: Day): Promise<Finding[]> {
  const [addresses, repairs] = await Promise.all([
    readSome(db, 'newsLetter', 'email'),
    readSome(db, 'blocks', 'until'),
  ])
  const emails = addresses.map((each) => textField(each.data(), 'email').toLowerCase())
  const unread = addresses.filter(
    (_, index) => !isEmail(emails[index] ?? '') || emailHint(emails[index] ?? '') !== null,
  )
  const twice = addresses.filter((_, index) => emails.indexOf(emails[index] ?? '') < index)
  // A note under another id takes no unit.
  const coming = repairs.filter(({ id }) => (readDay(id.split('_').at(-2) ?? '') ?? today) >= today)
  const units = await Promise.all(coming.map(({ id }) => db.doc(`allocations/${id}`).get()))
  const open = coming.filter((_, index) => units[index]?.exists === false)
  const found: [string, readonly { id: string }[], string][] = [
    ['Newsletter addresses that nobody can mail', unread, 'Correct or delete them.'],
    ['Newsletter addresses that are there twice', twice, 'Delete one of each.'],
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
