// Lost if nobody notices: money, if anybody may write a price or mark a booking as paid; privacy, if strangers
// read bookings; bookings, if the rules refuse them. Asks with a visitor's rights what the rules allow
// and refuse, and writes nothing.
import { randomId } from '~/lib/domain/booking-key'
import type { Item, ItemKind } from '~/lib/domain/item'
import { addDays, today } from '~/lib/time/dates'
import { isUnanswered } from './ask'
import { where, type Database } from './database'
import { bad, deploy, look, unanswered, type Finding } from './finding'
import { tryOrders } from './orders-check'
import { findFreeItems, openSample } from './sample-booking'
import { collections, forgeries, ordinary, type TriedWrites } from './tried-writes'

type Circumstances = {
  items: readonly Item[]
  isRequestMode: boolean
  /** If not, the rules refuse all bookings, which rates-check reports. */
  hasOurRates: boolean
  now: Date
}

/** Everybody may read these, and an invoice whose id is known. */
const open = ['inflatables', 'extras', 'allocations']

export async function checkRules(database: Database, around: Circumstances): Promise<Finding[]> {
  const { items, hasOurRates, now } = around
  const { taken, freed } = await findTakenDay(database, now)
  const { free, untried } = hasOurRates
    ? await findFreeItems(database, items, now)
    : { free: [], untried: [] }
  const sample = free[0] ? await openSample(database, free[0], around) : null
  const allowed = await ordinary(database, sample, now)
  const ofKind = (kind: ItemKind) => items.find((item) => item.kind === kind)?.id ?? 'doctor'
  const known = [
    `inflatables/${ofKind('inflatables')}`,
    `extras/${ofKind('extras')}`,
    'config/requestBooking',
    'config/availability',
    ...(taken === null ? [] : [`allocations/${taken}`]),
  ]
  const forged = forgeries(database, sample, { known, now })
  const lists = collections.filter((name) => !open.includes(name))
  const foreign = lists.filter((name) => name !== 'invoices-test').map((name) => `${name}/doctor`)
  const keys = ['bookings-test', 'invoices-test', 'payments']
  const own = await ask(keys, (name) => database.get(`${name}/${randomId()}`))
  const listed = await ask(lists, (name) => database.list(name, { limit: 1 }))
  const read = await ask(foreign, (path) => database.get(path))
  const ended = await ask(['days whose hold has ended'], () => askForEndedHold(database, now))
  const written = await tryAll(database, allowed)
  const refused = await tryAll(database, forged)
  const canBook = written.some(({ name, status }) => name === 'a booking' && status === 400)
  const everyDay = `The rules call every booked day free, so that it can be sold again: those of ${freed} customers`
  return [
    ...bad(
      'page',
      "Customers can't open their pages, because the rules keep from them",
      deploy,
      denied(own),
    ),
    ...bad('booking', "Visitors can't make", deploy, denied(written)),
    ...(canBook && sample ? await tryOrders(database, sample, free) : []),
    ...bad('booking', 'Nobody can book', deploy, denied(ended)),
    ...bad('privacy', 'Strangers can list', deploy, passed(listed)),
    ...bad('privacy', 'Strangers can read', deploy, passed(read)),
    ...bad('money', 'Strangers can write (the doctor wrote nothing)', deploy, passed(refused)),
    // One customer may have canceled, but hardly all of them.
    ...(taken === null && freed > 1 ? look('booking', everyDay, deploy) : []),
    ...untried,
    ...unanswered(
      [own, written, ended, listed, read, refused]
        .flat()
        .filter(({ status }) => isUnanswered(status))
        .map(({ name }) => name),
    ),
  ]
}

type Answer = { name: string; status: number }

function ask(
  names: readonly string[],
  question: (name: string) => Promise<{ status: number }>,
): Promise<Answer[]> {
  return Promise.all(names.map(async (name) => ({ name, status: (await question(name)).status })))
}

/** One after the other, because commits at the same moment block each other. */
async function tryAll(database: Database, all: TriedWrites): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [name, writes] of Object.entries(all))
    answers.push({ name, ...(await database.tryWrites(writes)) })
  return answers
}

/** What visitors must be able to do, and can't. */
const denied = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 403).map(({ name }) => name)

/** What they must not be able to do, and can. */
const passed = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 403 && !isUnanswered(status)).map(({ name }) => name)

/**
 * A booked allocation's id whose booking exists, or null; and how many days were free before it.
 */
async function findTakenDay(database: Database, now: Date) {
  const { documents } = await database.list('allocations', {
    where: where('date', 'GREATER_THAN_OR_EQUAL', { stringValue: addDays(today(now), 1) }),
    orderBy: [{ field: { fieldPath: 'date' } }],
    limit: 20,
  })
  const freed = new Set<unknown>()
  for (const { id, fields } of documents) {
    if (fields['expires'] !== null) continue
    // The rules refuse this read for a unit whose booking exists.
    const { status } = await database.get(`orphans/${id}`)
    if (status === 403) return { taken: id, freed: freed.size }
    if (!isUnanswered(status)) freed.add(fields['owner'])
  }
  return { taken: null, freed: freed.size }
}

/** As the pages ask before they take over an ended hold. Without one there is nothing to ask. */
async function askForEndedHold(database: Database, now: Date): Promise<{ status: number }> {
  const ended = new Date(now.getTime() - 10 * 60_000).toISOString()
  const { status, documents } = await database.list('allocations', {
    where: where('expires', 'LESS_THAN', { timestampValue: ended }),
    limit: 1,
  })
  const [hold] = documents
  // Where allocations can't be read at all, taken-days-check says so.
  if (!hold) return { status: isUnanswered(status) ? status : 200 }
  const answer = await database.get(`orphans/${hold.id}`)
  // Somebody may have taken it over meanwhile.
  const { document } = await database.get(`allocations/${hold.id}`)
  const isSame = document?.fields['owner'] === hold.fields['owner']
  return isSame ? answer : { status: 200 }
}

/**
 * Some differences between deployed rules and this folder's don't show in any visitor's request.
 */
export function compareRules(rules: string, deployedRules: string): Finding[] {
  const lines = rules.trim().split('\n')
  const deployed = deployedRules.trim().split('\n')
  const longer = lines.length > deployed.length ? lines : deployed
  const index = longer.findIndex((_, line) => lines[line] !== deployed[line])
  if (index < 0) return []
  const line = deployed[index]?.trim() ?? 'nothing'
  const what = `Strangers may do more than this folder's rules allow: those in force differ from line ${index + 1} on: ${line}`
  return bad('money', what, `${deploy} Did somebody change them in the console?`)
}
