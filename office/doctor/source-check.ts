// Checks where taken days come from, and whether they can be read.
import { isBusy, type Allocation } from '~/lib/availability/allocation'
import { deliveryLimit, isCrewDelivery } from '~/lib/availability/crew-limit'
import type { Item } from '~/lib/domain/item'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readAllocation } from '../sync/snapshot'
import { isUnanswered, where, type Database } from './database'
import { bad, expected, look, ok, unanswered, type Finding } from './finding'

export type Source = { listsBookings: boolean; isRequestMode: boolean; findings: Finding[] }

type Catalog = {
  items: readonly Item[]
  /** The bookings' check compares items and units with the days. */
  isCompared: boolean
}

export async function checkSource(
  database: Database,
  now: Date,
  catalog: Catalog,
): Promise<Source> {
  const availability = await database.get('config/availability')
  const requestBooking = await database.get('config/requestBooking')
  const source = availability.document?.fields['source']
  const status = requestBooking.document?.fields['status']
  const silent = [
    isUnanswered(availability.status) && 'config/availability',
    isUnanswered(requestBooking.status) && 'config/requestBooking',
  ].filter((name) => name !== false)
  return {
    listsBookings: source === 'bookings',
    isRequestMode: status === true,
    findings: [
      ...unanswered(silent),
      ...(isUnanswered(availability.status)
        ? []
        : [sourceFinding(source, availability.document !== null)]),
      ...(isUnanswered(requestBooking.status) ? [] : [modeFinding(status)]),
      ...(await indexFindings(database, now)),
      ...(await allocationFindings(database, now, catalog)),
      ...(await undatedFindings(database)),
    ],
  }
}

function modeFinding(status: unknown): Finding {
  if (status === false) return ok('Visitors book at once')
  if (status === true) return ok('Visitors send a request, and the office approves it')
  return look(
    `config/requestBooking has no status (${JSON.stringify(status) ?? 'missing'}): visitors book at once`,
    'npm run allocations:sync -- --apply writes false; only the boolean true is request mode.',
  )
}

function sourceFinding(source: unknown, isThere: boolean): Finding {
  if (source === 'allocations') return ok('Taken days come from the allocations')
  if (source === 'bookings')
    return bad(
      'Taken days come from the bookings: every visitor can read names, addresses and phone numbers',
      'Run npm run allocations:sync -- --apply.',
    )
  if (source !== undefined && source !== null)
    return bad(
      `config/availability has the source ${JSON.stringify(source)}, which is neither "allocations" nor "bookings", so the site takes no bookings`,
      'Correct its spelling, or run npm run allocations:sync -- --apply.',
    )
  return bad(
    `Nothing says where taken days come from (config/availability ${isThere ? 'has no source' : 'is missing'}), so the site takes no bookings`,
    'Run npm run allocations:sync -- --apply.',
  )
}

const isComing = (now: Date) => where('date', 'GREATER_THAN_OR_EQUAL', { stringValue: today(now) })

/** The query that every calendar makes: it needs the composite index. */
async function indexFindings(database: Database, now: Date): Promise<Finding[]> {
  const { status, message } = await database.list('allocations', {
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [where('itemID', 'EQUAL', { stringValue: 'doctor' }), isComing(now)],
      },
    },
    limit: 1,
  })
  if (isUnanswered(status)) return unanswered(["the calendars' index"])
  return [
    expected(
      status === 200,
      'The index for the calendars is there',
      `The calendars' query fails (${status} ${message})`,
      status === 403
        ? 'Visitors must be able to read allocations: npm run deploy.'
        : 'Deploy firestore.indexes.json, and wait until the console shows the index as enabled.',
    ),
  ]
}

/** No hold lasts longer; the rules end one after 15 minutes. */
const longestHoldMs = 20 * 60_000

/** The coming allocations, as the page reads them. */
async function allocationFindings(
  database: Database,
  now: Date,
  catalog: Catalog,
): Promise<Finding[]> {
  const coming = { where: isComing(now), limit: 5_000 }
  const { status, documents, message } = await database.list('allocations', coming)
  if (isUnanswered(status)) return unanswered(['the coming taken days'])
  // `indexFindings` reports this.
  if (status === 403) return []
  if (status !== 200)
    return [
      bad(
        `The list's query for a day fails (${status} ${message})`,
        'Firebase console, Firestore, Indexes: take away the exemption of the field date in allocations.',
      ),
    ]
  const read = documents.map(({ id, fields }) => ({
    id,
    kind: fields['kind'],
    allocation: readAllocation({ id, data: fields }),
  }))
  const broken = read.filter(({ allocation }) => allocation === null)
  const endless = read.filter(
    ({ allocation }) => (allocation?.expires?.getTime() ?? 0) > now.getTime() + longestHoldMs,
  )
  const names = (list: typeof read) =>
    list
      .map(({ id }) => id)
      .slice(0, 5)
      .join(', ')
  const findings: Finding[] = []
  if (documents.length === 0)
    findings.push(
      look('No coming day is taken', 'If there are bookings, run npm run allocations:sync.'),
    )
  if (broken.length > 0)
    findings.push(
      bad(
        `Taken days that can't be read: ${names(broken)}`,
        'Correct their fields: the id is itemID_date_unit. Deleted, a day that somebody has rented would be for sale again. npm run allocations:sync names them, too, and gives the bookings of that day other units.',
      ),
    )
  const taken = read.flatMap(({ id, kind, allocation }) =>
    allocation && isBusy(allocation, now) ? [{ id, kind, ...allocation }] : [],
  )
  if (endless.length > 0)
    findings.push(
      bad(
        `Holds that last longer than the rules allow: ${names(endless)}`,
        'npm run deploy, because the rules in force let them in. Then set `expires` of each to a time that is over: somebody who is just ordering can still confirm it, but not if you delete it.',
      ),
    )
  return [...findings, ...oddities(taken, catalog)]
}

type Taken = Allocation & { id: string; kind: unknown }

/** Days that can be read, but can't be right. */
function oddities(taken: readonly Taken[], { items, isCompared }: Catalog): Finding[] {
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const units = taken.filter((each) => !isCrewDelivery(each))
  const days = [...new Set(taken.map(({ day }) => day))]
  const late = days.flatMap((day) => {
    const most = deliveryLimit(day)
    const count = taken.filter((each) => isCrewDelivery(each) && each.day === day).length
    return most !== null && count > most ? [`${formatDay(day)} (${count} of ${most})`] : []
  })
  const found: [readonly string[], what: string, remedy: string][] = [
    [
      taken.flatMap(({ id, owner }) => (/^[0-9a-f]{64}$/.test(owner) ? [] : id)),
      "Days taken under an owner that is none, so they can't become free",
      'Delete those that nobody needs; npm run block takes a unit out of service.',
    ],
    [
      isCompared ? [] : units.flatMap(({ id, itemId }) => (itemOf.has(itemId) ? [] : id)),
      'Days taken of items that the catalog has no longer',
      'Was an id changed? Put the item back under its old id, or call the customers.',
    ],
    [
      isCompared
        ? []
        : units.flatMap(({ id, itemId, unit }) =>
            unit >= (itemOf.get(itemId)?.capacity ?? Infinity) ? id : [],
          ),
      'Taken units that there are no longer',
      'Was a count lowered? Correct it, or call the customers: npm run allocations:sync says whose they are.',
    ],
    [
      units.flatMap(({ id, itemId, kind }) => {
        // Two items if both collections have this id.
        const same = items.filter((item) => item.id === itemId)
        return same.length > 0 && same.every((item) => item.kind !== kind) ? id : []
      }),
      "Taken days with another kind than their item's, so the rules don't find them in their booking",
      'Write kind as inflatables or extras, wherever the item is.',
    ],
    [
      late,
      'More deliveries than the crew can make',
      'npm run move settles it with one of the customers; or raise deliveriesPerDay in business.ts.',
    ],
  ]
  return found.flatMap(([names, what, remedy]) =>
    names.length === 0 ? [] : [look(`${what}: ${names.slice(0, 5).join(', ')}`, remedy)],
  )
}

/** Allocations that not even the search for coming days finds, because their date isn't written YYYY-MM-DD. */
async function undatedFindings(database: Database): Promise<Finding[]> {
  const ranges = [
    where('date', 'LESS_THAN', { stringValue: '2' }),
    where('date', 'GREATER_THAN', { timestampValue: '1970-01-01T00:00:00Z' }),
    where('date', 'GREATER_THAN', { integerValue: '0' }),
  ]
  const answers = await Promise.all(
    ranges.map((range) => database.list('allocations', { where: range, limit: 5 })),
  )
  const ids = answers.flatMap(({ documents }) => documents.map(({ id }) => id))
  if (ids.length === 0) return []
  return [
    bad(
      `Days that nobody finds, because their date isn't YYYY-MM-DD: ${ids.join(', ')}`,
      'Correct the field date, and the id, which is itemID_date_unit; then npm run allocations:sync.',
    ),
  ]
}
