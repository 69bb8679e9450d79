// Checks with a visitor's rights what the rules allow and what they refuse. It writes nothing.
import type { Item, ItemKind } from '~/lib/domain/item'
import { newKey } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import { forgeries, ordinary, type Attempts } from './attempts'
import { isUnanswered, where, type Database } from './database'
import { bad, expected, look, ok, unanswered, type Finding } from './finding'
import { checkOrderSizes } from './order-sizes'
import { findFreeUnit, openSample } from './sample-booking'

const deploy = 'Deploy firestore.rules: npm run deploy (docs/going-live.md, step 7).'

type Circumstances = {
  items: readonly Item[]
  /** Taken days come from the bookings, so visitors can list them: source-check reports that. */
  listsBookings: boolean
  isRequestMode: boolean
  /**
   * The rules have this folder's rates. If not, they refuse its bookings, which rates-check
   * reports.
   */
  hasOurRates: boolean
  isClockRight: boolean
  now: Date
}

export async function checkRules(database: Database, around: Circumstances): Promise<Finding[]> {
  const { items, hasOurRates, now } = around
  const { taken, freed } = await findTakenDay(database, now)
  const { item: free, untried } = hasOurRates
    ? await findFreeUnit(database, items, now)
    : { item: null, untried: [] }
  const sample = free && (await openSample(database, free, around))
  const allowed = await ordinary(database, sample, around)
  const ofKind = (kind: ItemKind) => items.find((item) => item.kind === kind)
  const forged = forgeries(database, sample, {
    ...around,
    inflatable: ofKind('inflatables')?.id ?? 'doctor',
    extra: ofKind('extras')?.id ?? 'doctor',
    taken,
  })
  const lists = [
    'config',
    'claims',
    'invoices-test',
    'newsLetter',
    'orphans',
    'canceled-bookings',
    'payments',
    'blocks',
    'problems',
    'bookings',
    'bookings-test',
  ].filter((name) => !around.listsBookings || !name.startsWith('bookings'))
  const get = (path: string) => database.get(path)
  const keys = ['bookings-test', 'invoices-test', 'payments']
  const own = await ask(keys, (name) => get(`${name}/${newKey()}`))
  const listed = await ask(lists, (name) => database.list(name, { limit: 1 }))
  const read = await ask(foreign, get)
  const ended = await ask(['days whose hold has ended'], () => askForEndedHold(database, now))
  const written = await attemptAll(database, allowed)
  const refused = await attemptAll(database, forged)
  const canBook = written.some(({ name, status }) => name === 'a booking' && status === 400)
  const sizes = canBook && sample ? await checkOrderSizes(database, sample, around) : []
  return [
    ...allowing(
      own,
      'Customers can open their bookings and invoices',
      "Customers can't open their own",
    ),
    ...allowing(
      written,
      sample === null ? 'Visitors can sign up for the newsletter' : 'Visitors can book',
      'The rules refuse visitors:',
    ),
    ...sizes,
    ...allowing(ended, 'Days whose hold has ended are free again', "Visitors can't free"),
    ...refusing(
      listed,
      'Visitors can list no bookings, invoices or addresses',
      (names) => `Visitors can list ${names}`,
    ),
    ...refusing(
      read,
      "Visitors can't read what isn't theirs",
      (names) => `Visitors can read ${names}`,
    ),
    ...refusing(
      refused,
      'Forged writes are refused',
      (names) => `The rules let through: ${names} (nothing was written)`,
    ),
    // One customer may have canceled, but hardly all of them.
    ...(taken === null && freed > 1
      ? [
          look(
            `The rules call every booked day free, so that it can be sold again: those of ${freed} customers`,
            `${deploy} If all of them canceled, npm run allocations:sync -- --apply frees the days.`,
          ),
        ]
      : []),
    ...untried,
    ...unanswered(
      [own, written, ended, listed, read, refused]
        .flat()
        .filter(isSilent)
        .map(({ name }) => name),
    ),
  ]
}

/**
 * Documents that visitors must not read; none of them exists. If the rules allowed the last two,
 * the pages would take any rates for the deployed ones, and any booking for a canceled one.
 */
const foreign = [
  'config/doctor',
  'claims/doctor',
  'canceled-bookings/doctor',
  'blocks/doctor',
  'payments/doctor',
  'problems/doctor',
  'newsLetter/doctor',
  'bookings/doctor',
  'bookings-test/doctor',
  'doctor/doctor',
  'numbers/doctor',
  'cancellations/doctor',
]

type Answer = { name: string; status: number }

function ask(
  names: readonly string[],
  question: (name: string) => Promise<{ status: number }>,
): Promise<Answer[]> {
  return Promise.all(names.map(async (name) => ({ name, status: (await question(name)).status })))
}

/** One after the other, because commits at the same moment block each other. */
async function attemptAll(database: Database, attempts: Attempts): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const [name, writes] of Object.entries(attempts))
    answers.push({ name, ...(await database.attempt(writes)) })
  return answers
}

const isSilent = ({ status }: Answer) => isUnanswered(status)

/** What visitors must be able to do. */
function allowing(answers: readonly Answer[], what: string, wrong: string): Finding[] {
  const refused = answers.filter(({ status }) => status === 403)
  return judge(answers, refused, what, (names) => `${wrong} ${names}`)
}

/** What they must not be able to do. */
function refusing(
  answers: readonly Answer[],
  what: string,
  wrong: (names: string) => string,
): Finding[] {
  const passed = answers.filter((answer) => answer.status !== 403 && !isSilent(answer))
  return judge(answers, passed, what, wrong)
}

/** No finding if no answer is wrong but some are missing. */
function judge(
  answers: readonly Answer[],
  wrong: readonly Answer[],
  what: string,
  sentence: (names: string) => string,
): Finding[] {
  if (wrong.length > 0) return [bad(sentence(wrong.map(({ name }) => name).join(', ')), deploy)]
  return answers.some(isSilent) ? [] : [ok(what)]
}

/**
 * The id of a booked allocation whose booking exists, or null; and how many customers' booked days
 * the rules called free before that.
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

/**
 * Asks as the pages do before they take over a hold that has ended. Without such a hold there is
 * nothing to ask.
 */
async function askForEndedHold(database: Database, now: Date): Promise<{ status: number }> {
  const ended = new Date(now.getTime() - 10 * 60_000).toISOString()
  const { status, documents } = await database.list('allocations', {
    where: where('expires', 'LESS_THAN', { timestampValue: ended }),
    limit: 1,
  })
  const [hold] = documents
  // Where allocations can't be read at all, source-check says so.
  if (!hold) return { status: isUnanswered(status) ? status : 200 }
  const answer = await database.get(`orphans/${hold.id}`)
  // Somebody may have taken it over meanwhile.
  const { document } = await database.get(`allocations/${hold.id}`)
  const isSame = document?.fields['owner'] === hold.fields['owner']
  return isSame ? answer : { status: 200 }
}

/**
 * Compares the deployed rules with this folder's, because some differences don't show in any
 * visitor's request.
 * @param deployedRules null without a service account, which is needed to read them. Then there is
 * no finding
 */
export function compareRules(rules: string, deployedRules: string | null): Finding[] {
  if (deployedRules === null) return []
  const lines = rules.trim().split('\n')
  const deployed = deployedRules.trim().split('\n')
  const length = Math.max(lines.length, deployed.length)
  const index = Array.from({ length }, (_, line) => line).find(
    (line) => lines[line] !== deployed[line],
  )
  return [
    expected(
      index === undefined,
      "The deployed rules match this folder's",
      `The deployed rules differ from this folder's, starting at line ${(index ?? 0) + 1}: ${deployed[index ?? 0]?.trim() ?? 'nothing'}`,
      'npm run deploy. If somebody changed them in the console, make that change in firestore.rules first.',
    ),
  ]
}
