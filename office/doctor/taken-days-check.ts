// Lost if nobody notices: privacy, if every visitor reads the bookings to know the taken days; and bookings, if taken days
// can't be read, are sold again, or never become free.
import { isTaken, type Allocation } from '~/lib/availability/allocation'
import { isCrewDelivery } from '~/lib/availability/crew-limit'
import type { Item } from '~/lib/domain/item'
import { today } from '~/lib/time/dates'
import { readAllocation } from '../sync/snapshot'
import { isUnanswered } from './ask'
import { where, type Database } from './database'
import { bad, deploy, look, sync, unanswered, type Finding } from './finding'

export async function checkTakenDays(
  database: Database,
  now: Date,
  items: readonly Item[],
): Promise<{ isRequestMode: boolean; findings: Finding[] }> {
  const availability = await database.get('config/availability')
  const requestBooking = await database.get('config/requestBooking')
  const source = availability.document?.fields['source']
  const status = requestBooking.document?.fields['status']
  const shown = (value: unknown) => JSON.stringify(value) ?? 'missing'
  const leak = 'Taken days come from the bookings: every visitor can read names and addresses'
  const none = `config/availability has the source ${shown(source)}, so nobody can book`
  const mode = `config/requestBooking has the status ${shown(status)}: visitors book at once`
  return {
    isRequestMode: status === true,
    findings: [
      ...unanswered(
        [availability, requestBooking].some((answer) => isUnanswered(answer.status))
          ? ['config']
          : [],
      ),
      ...(source === 'bookings' ? bad('privacy', leak, sync) : []),
      ...(availability.status !== 200 || source === 'allocations' || source === 'bookings'
        ? []
        : bad('booking', none, sync)),
      ...(requestBooking.status !== 200 || typeof status === 'boolean'
        ? []
        : look('booking', mode, 'Write the boolean true (request mode) or false.')),
      ...(await checkIndex(database, now)),
      ...(await checkComing(database, now, items)),
      ...(await checkDates(database)),
    ],
  }
}

const isComing = (now: Date) => where('date', 'GREATER_THAN_OR_EQUAL', { stringValue: today(now) })

/** The query that every calendar makes: it needs the composite index. */
async function checkIndex(database: Database, now: Date): Promise<Finding[]> {
  const filters = [where('itemID', 'EQUAL', { stringValue: 'doctor' }), isComing(now)]
  const query = { where: { compositeFilter: { op: 'AND', filters } }, limit: 1 }
  const { status, message } = await database.list('allocations', query)
  if (isUnanswered(status)) return unanswered(["the calendars' index"])
  if (status === 200) return []
  const wait = 'Deploy firestore.indexes.json, and wait until the console shows it as enabled.'
  const what = `No calendar can show free days: their query fails (${status} ${message})`
  return bad('booking', what, status === 403 ? deploy : wait)
}

/** No hold lasts longer; the rules end one after 15 minutes. */
const longestHoldMs = 20 * 60_000

/** The coming allocations, as the page reads them. */
async function checkComing(
  database: Database,
  now: Date,
  items: readonly Item[],
): Promise<Finding[]> {
  const coming = { where: isComing(now), limit: 5_000 }
  const { status, documents, message } = await database.list('allocations', coming)
  if (isUnanswered(status)) return unanswered(['the coming taken days'])
  // `checkIndex` reports this.
  if (status === 403) return []
  const exempt = 'Firebase console, Indexes: allocations.date must have none of its own.'
  const query = `The list can't show what is free on a day: its query fails (${status} ${message})`
  if (status !== 200) return bad('booking', query, exempt)
  const read = documents.map(({ id, fields }) => ({
    id,
    kind: fields['kind'],
    allocation: readAllocation({ id, data: fields }),
  }))
  const taken = read.flatMap(({ id, kind, allocation }) =>
    allocation && isTaken(allocation, now) ? [{ id, kind, ...allocation }] : [],
  )
  const broken = read.filter(({ allocation }) => allocation === null)
  const latest = now.getTime() + longestHoldMs
  const endless = taken.filter(({ expires }) => (expires?.getTime() ?? 0) > latest)
  const odd = taken.flatMap((each) => oddityOf(each, items))
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const none = documents.length === 0 ? ['none'] : []
  const fix = 'Correct their fields (the id is itemID_date_unit). Deleted, they are sold again.'
  const end = `${deploy} Then set their expires to a time that is over; don't delete them.`
  const back = 'Was an id or a count changed? Put it back, or call the customers.'
  return [
    ...look('booking', 'Taken days to come', `If there are bookings: ${sync}`, none),
    ...bad('booking', "Taken days that can't be read", fix, ids(broken)),
    ...bad('booking', 'Days that stay taken, because their hold never ends', end, ids(endless)),
    ...look('booking', "Taken days that can't be right", back, odd),
  ]
}

type Taken = Allocation & { id: string; kind: unknown }

/** What is odd about a taken day that can be read. */
function oddityOf(each: Taken, items: readonly Item[]): string[] {
  const { id, itemId, unit, owner, kind } = each
  // Two items if both collections have this id.
  const same = items.filter((item) => item.id === itemId)
  const most = Math.max(...same.map(({ capacity }) => capacity ?? Infinity))
  const isOfOther = same.length > 0 && same.every((item) => item.kind !== kind)
  if (!/^[0-9a-f]{64}$/.test(owner)) return [`${id} (owner)`]
  if (isCrewDelivery(each)) return []
  // The rules don't find it in its booking.
  if (isOfOther) return [`${id} (kind)`]
  return same.length === 0 || unit >= most ? [`${id} (there is no such unit)`] : []
}

/** Not even the search for coming days finds a date that isn't written YYYY-MM-DD. */
async function checkDates(database: Database): Promise<Finding[]> {
  const ranges = [
    where('date', 'LESS_THAN', { stringValue: '2' }),
    where('date', 'GREATER_THAN', { timestampValue: '1970-01-01T00:00:00Z' }),
    where('date', 'GREATER_THAN', { integerValue: '0' }),
  ]
  const answers = await Promise.all(
    ranges.map((range) => database.list('allocations', { where: range, limit: 5 })),
  )
  const ids = answers.flatMap(({ documents }) => documents.map(({ id }) => id))
  const what = "Taken days that may be sold again, because their date isn't YYYY-MM-DD"
  return bad('booking', what, 'Correct the date, and the id: itemID_date_unit.', ids)
}
