// Lost if nobody notices: a booking whose days are sold again or that nobody can deliver, those of visitors whose page, mail
// or payment failed, and the words that a customer signed. Compares bookings with taken days, as the sync's dry run does. Only a service account may read them.
import type { Firestore } from 'firebase-admin/firestore'
import { isClosed } from '~/lib/availability/why-not-bookable'
import { isEmail } from '~/lib/contact/email'
import { isCanceled, needsInBooking, readBookedLines } from '~/lib/db/bookings/booked-lines'
import { textField, type Stored } from '~/lib/db/fields'
import { readSignature } from '~/lib/domain/contract-version'
import type { Day } from '~/lib/domain/day'
import { problemKinds } from '~/lib/domain/problem'
import { addDays, today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readDay, readStoredDay } from '~/lib/time/stored-day'
import type { Config } from '~/settings/config'
import { versionOf } from '../../scripts/build/contract-versions'
import { readProblems } from '../problems/read'
import { sayProblems } from '../problems/words'
import { hasBlockMark } from '../sync/owner'
import { planSync, type SyncPlan } from '../sync/plan'
import { readDatabase } from '../sync/read'
import type { FoundDocument } from './database'
import { bad, look, sync, type Finding } from './finding'
import { checkMoney } from './money-check'
import { readContracts } from './site-files'

/** @param site its URL, or '' */
export async function checkBookings(
  db: Firestore,
  { config, site, now }: { config: Config; site: string; now: Date },
): Promise<Finding[]> {
  const { snapshot } = await readDatabase(db, now)
  const read = async (name: string): Promise<FoundDocument[]> => {
    const { docs } = await db.collection(name).get()
    return docs.map((each) => ({ id: each.id, fields: each.data() }))
  }
  const bookings = await read('bookings-test')
  const stored = {
    bookings,
    older: await read('bookings'),
    invoices: await read('invoices-test'),
    canceled: await read('canceled-bookings'),
    payments: await read('payments'),
  }
  return [
    ...planFindings(planSync(snapshot, config.singleUnitItems)),
    ...checkMoney(stored, now),
    ...(await checkContracts(bookings, site)),
    ...checkStoredBookings(bookings, today(now)),
    ...(await checkBlocks(db, today(now))),
    ...(await checkProblems(db)),
  ]
}

const dry = 'npm run allocations:sync names them'

function planFindings(plan: SyncPlan): Finding[] {
  const { counts, catalog, conflicts, unexplained, unreadAhead, uncounted, claims } = plan
  const sum = (what: 'added' | 'removed') => counts['bookings-test'][what] + counts.bookings[what]
  const count = (number: number) => (number === 0 ? [] : [String(number)])
  const places = (list: readonly { itemId: string; day: Day }[]) =>
    list.map(({ itemId, day }) => `${catalog.get(itemId)?.name ?? itemId} on ${formatDay(day)}`)
  const gone = uncounted.filter(({ isListed }) => !isListed).map(({ itemId }) => itemId)
  const unread = unreadAhead.map(({ path }) => path)
  const back = 'Put it back into the catalog under its id, or call the customers.'
  const unknown = 'Ask who wrote them: an order may be stored nowhere else.'
  const unmarked = "Days of bookings that aren't marked as taken, so they may be sold again"
  return [
    ...bad('booking', 'More is booked than there is', `${dry}: call one.`, places(conflicts)),
    ...bad('booking', unmarked, `${sync} Let it run every hour.`, count(sum('added'))),
    ...bad('booking', "Bookings with days ahead that can't be read", `${dry}.`, unread),
    ...look('booking', 'Days taken by moved or canceled bookings', sync, count(sum('removed'))),
    ...look('booking', 'Booked, but no longer in the catalog', back, gone),
    ...look('booking', 'Taken by no booking that can be read', unknown, places(unexplained)),
    // Where days aren't marked, a claim may be missing, too.
    ...(sum('added') === 0
      ? look('booking', 'Bookings whose days never become free', sync, count(claims.length))
      : []),
  ]
}

/** Signatures on words that the site lost or changed. Whether it is there at all is a finding of its own. */
async function checkContracts(
  bookings: readonly FoundDocument[],
  site: string,
): Promise<Finding[]> {
  const list = await readContracts(site)
  if (list === null) return []
  const versions = bookings.flatMap(
    ({ fields }) => readSignature(textField(fields, 'signed'))?.version ?? [],
  )
  const kept = list.filter(({ version, words }) => versionOf(words) === version)
  const isKept = (version: string) => kept.some((each) => each.version === version)
  return bad(
    'money',
    "Customers signed words that the site can't show, or shows otherwise",
    'Deploy from the folder that deployed them: its .deployed/contracts.json has them, too.',
    [...new Set(versions)].filter((version) => !isKept(version)),
  )
}

type ReadBooking = { fields: Stored; days: readonly Day[]; of: string; hasLines: boolean }

/** What is wrong with bookings from today on, and whether a booking has it. */
const oddities: Readonly<
  Record<string, (booking: ReadBooking, from: Day, bookings: readonly ReadBooking[]) => boolean>
> = {
  'Bookings without an address, phone or email that can be read': ({ fields }) =>
    !/,|\b(?:IL|WI)\b/i.test(textField(fields, 'address')) ||
    textField(fields, 'phone').replaceAll(/\D/g, '').length < 10 ||
    (textField(fields, 'email') !== '' && !isEmail(textField(fields, 'email'))),
  'Bookings that are there twice': ({ of }, _, bookings) =>
    bookings.filter((other) => other.of === of).length > 1,
  'Bookings more than two years ahead': ({ days }, from) =>
    days.some((day) => day > addDays(from, 731)),
  "Bookings of several units that take only one, because quantity isn't a number": ({ fields }) =>
    needsInBooking(fields).unread.some(({ isQuantity }) => isQuantity),
  'Bookings on days on which you are closed': ({ fields }, from) =>
    readBookedLines(fields).lines.some(({ kind, days }) =>
      days.some((day) => day >= from && isClosed(kind, day)),
    ),
  'Requests that have waited for more than a week': ({ fields }, from) => {
    const made = readStoredDay(textField(fields, 'created').slice(0, 10)) ?? from
    return fields['approved'] === 'Waiting' && made < addDays(from, -7)
  },
}

function checkStoredBookings(bookings: readonly FoundDocument[], from: Day): Finding[] {
  const active = bookings.filter(({ fields }) => !isCanceled(fields))
  const read = active.map(({ id, fields }) => {
    const { listed } = readBookedLines(fields)
    const who = ['email', 'name', 'lastName'].map((name) => textField(fields, name).toLowerCase())
    const of = JSON.stringify([who, listed.map(({ itemId, days }) => [itemId, days])])
    const days = listed.flatMap((line) => line.days)
    return { id, fields, of, days, hasLines: listed.length > 0 }
  })
  const ahead = read.filter(({ days }) => days.some((day) => day >= from))
  const ids = (list: typeof read) => list.map(({ id }) => id)
  const remedy = 'Call the customer, and correct the booking; npm run cancel frees its days.'
  const empty = read.filter(({ hasLines }) => !hasLines)
  return [
    ...Object.entries(oddities).flatMap(([what, has]) =>
      look('booking', what, remedy, ids(ahead.filter((each) => has(each, from, ahead)))),
    ),
    ...look('booking', 'Bookings of nothing, which take no units', remedy, ids(empty)),
  ]
}

/** Repairs whose unit is for rent, or rented. A note under another id takes no unit. */
async function checkBlocks(db: Firestore, from: Day): Promise<Finding[]> {
  const { docs } = await db.collection('blocks').select().get()
  const coming = docs.filter(({ id }) => (readDay(id.split('_').at(-2) ?? '') ?? from) >= from)
  const units = await Promise.all(coming.map(({ id }) => db.doc(`allocations/${id}`).get()))
  const open = coming.filter((_, index) => !hasBlockMark(String(units[index]?.get('owner'))))
  const remedy = 'npm run block takes them out again; or delete these documents of blocks.'
  const ids = open.map(({ id }) => id)
  return look('booking', 'Units out of service that are for rent, or rented', remedy, ids)
}

/** What visitors met. Nothing is bad here: a stranger can write such a document, too. */
async function checkProblems(db: Firestore): Promise<Finding[]> {
  const { problems, now } = await readProblems(db)
  const recent = problems.filter(({ day }) => day > addDays(today(now), -7))
  return problemKinds.flatMap((kind) => {
    const count = recent.filter((each) => each.kind === kind).length
    if (count === 0) return []
    return look('booking', `${sayProblems(kind, count)} this week`, 'npm run problems says more.')
  })
}
