// Checks the rules with a visitor's rights. Every write has a precondition that can't hold, so it leaves nothing behind even
// without any rules. The rules answer first, with 403.
import { newKey } from '~/lib/storage/secret'
import { addDays, today } from '~/lib/time/dates'
import type { Database, Write } from './database'
import { expected, look, type Finding } from './finding'

const deploy = 'Deploy firestore.rules: npm run deploy (docs/going-live.md, step 7).'

/** No document was last written then, so the precondition always fails. */
const never = { updateTime: '1970-01-01T00:00:01Z' }

export async function checkRules(
  database: Database,
  { listsBookings, now }: { listsBookings: boolean; now: Date },
): Promise<Finding[]> {
  const taken = await findTakenDay(database, now)
  const lists = ['claims', 'invoices-test', 'newsLetter', 'orphans', 'bookings', 'bookings-test']
    // source-check reports that bookings can be listed while they are the source.
    .filter((name) => !listsBookings || !name.startsWith('bookings'))
  const unasked: string[] = []
  /** Whether the rules let it through; notes what they weren't asked. */
  function isPassed(name: string, { status }: { status: number }): boolean {
    if (isUnanswered(status)) unasked.push(name)
    return status !== 403 && !isUnanswered(status)
  }
  const listed: string[] = []
  for (const name of lists)
    if (isPassed(name, await database.list(name, { limit: 1 }))) listed.push(name)
  const read: string[] = []
  for (const path of [
    'config/doctor',
    'claims/doctor',
    'bookings/doctor',
    'bookings-test/doctor',
    'doctor/doctor',
  ])
    if (isPassed(path, await database.get(path))) read.push(path)
  const forged: string[] = []
  for (const [name, write] of Object.entries(forgeries(database, taken)))
    if (isPassed(name, await database.commit([write]))) forged.push(name)
  const refused: string[] = []
  for (const name of ['bookings-test', 'invoices-test']) {
    const { status } = await database.get(`${name}/${newKey()}`)
    if (isUnanswered(status)) unasked.push(name)
    else if (status === 403) refused.push(name)
  }
  return [
    none(
      refused,
      'Customers can open their bookings and invoices',
      (names) => `Customers can't open their own ${names}`,
    ),
    none(
      listed,
      'Visitors can list no bookings, invoices or addresses',
      (names) => `Visitors can list ${names}`,
    ),
    none(read, "Visitors can't read what isn't theirs", (names) => `Visitors can read ${names}`),
    none(
      forged,
      'Forged writes are refused',
      (names) => `The rules let through: ${names} (nothing was written)`,
    ),
    ...(unasked.length === 0
      ? []
      : [look(`The rules couldn't be asked for: ${unasked.join(', ')}`, 'Run the doctor again.')]),
  ]
}

/** As it should be where the list is empty. */
function none(list: readonly string[], what: string, wrong: (names: string) => string): Finding {
  return expected(list.length === 0, what, wrong(list.join(', ')), deploy)
}

/** The id of a booked allocation whose booking exists, or null. */
async function findTakenDay(database: Database, now: Date): Promise<string | null> {
  const { documents } = await database.list('allocations', {
    where: {
      fieldFilter: {
        field: { fieldPath: 'date' },
        op: 'GREATER_THAN_OR_EQUAL',
        value: { stringValue: addDays(today(now), 1) },
      },
    },
    orderBy: [{ field: { fieldPath: 'date' } }],
    limit: 20,
  })
  for (const { id, fields } of documents)
    // The rules refuse this read for a unit whose booking exists.
    if (fields['expires'] === null && (await database.get(`orphans/${id}`)).status === 403)
      return id
  return null
}

/** Nobody answered (0), too many questions (429) or a fault of the server: that says nothing about the rules. */
const isUnanswered = (status: number) => status === 0 || status === 429 || status >= 500

/** Writes that no visitor may make, each with a precondition that can't hold. */
function forgeries(database: Database, taken: string | null): Record<string, Write> {
  const { write } = database
  const id = newKey()
  const allocation = {
    itemID: id,
    kind: 'extras',
    date: '2099-01-01',
    unit: 0,
    owner: '',
    expires: null,
  }
  return {
    'a price of the catalogue': write(`inflatables/${id}`, { price: 1 }, never),
    'a new item': write(`extras/${id}`, { price: 1 }, { exists: true }),
    'the settings': write('config/availability', { source: 'bookings' }, never),
    'a booking without a claim': write(`bookings-test/${id}`, { paid: true }, { exists: true }),
    'a booking of the old kind': write(`bookings/${id}`, { paid: true }, { exists: true }),
    'a changed booking': write(`bookings-test/${id}`, { paid: true }, never),
    'a paid invoice': write(`invoices-test/${id}`, { paid: true }, { exists: true }),
    'a day without a claim': write(`allocations/${id}_2099-01-01_0`, allocation, { exists: true }),
    'a claim of nothing': write(`claims/${id}`, { key: id }, { exists: true }),
    'an address that is none': write(`newsLetter/${id}`, { email: id }, { exists: true }),
    ...(taken !== null && {
      'a deleted day': database.delete(`allocations/${taken}`, never),
      'a day of somebody else': write(`allocations/${taken}`, allocation, never),
    }),
  }
}
