// Checks where taken days come from, and whether they can be read.
import { today } from '~/lib/time/dates'
import type { Database } from './database'
import { bad, expected, look, ok, type Finding } from './finding'

export type Source = { listsBookings: boolean; findings: Finding[] }

export async function checkSource(database: Database, now: Date): Promise<Source> {
  const availability = await database.get('config/availability')
  const requestBooking = await database.get('config/requestBooking')
  const source = availability.document?.fields['source']
  const status = requestBooking.document?.fields['status']
  return {
    listsBookings: source === 'bookings',
    findings: [
      sourceFinding(source, availability.document !== null),
      status === true
        ? look(
            'Visitors ask for a booking, and the office approves it',
            'config/requestBooking, status: false takes bookings at once.',
          )
        : status === false
          ? ok('Visitors book at once')
          : look(
              `config/requestBooking has no status (${JSON.stringify(status) ?? 'missing'}): visitors book at once`,
              'npm run allocations:sync -- --apply writes false; only the boolean true is request mode.',
            ),
      await indexFinding(database, now),
    ],
  }
}

function sourceFinding(source: unknown, isThere: boolean): Finding {
  if (source === 'allocations') return ok('Taken days come from the allocations')
  if (source === 'bookings')
    return bad(
      'Taken days come from the bookings: every visitor can read names, addresses and telephone numbers',
      'Run npm run allocations:sync -- --apply.',
    )
  return bad(
    `Nobody has said where taken days come from (config/availability ${isThere ? 'has no source' : 'is missing'}): the site takes no booking`,
    'Run npm run allocations:sync -- --apply.',
  )
}

/** The query that every calendar makes: it needs the composite index. */
async function indexFinding(database: Database, now: Date): Promise<Finding> {
  const field = (fieldPath: string, op: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
  })
  const { status, said } = await database.list('allocations', {
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          field('itemID', 'EQUAL', 'doctor'),
          field('date', 'GREATER_THAN_OR_EQUAL', today(now)),
        ],
      },
    },
    limit: 1,
  })
  return expected(
    status === 200,
    'The index for the calendars is there',
    `The calendars' query fails (${status} ${said})`,
    'Deploy firestore.indexes.json, and wait until the console shows the index as enabled.',
  )
}
