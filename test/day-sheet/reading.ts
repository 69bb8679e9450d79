import { aboutDays, readingOf } from '../../office/desk/day/reading'
import { toSyncCatalog } from '../../office/sync/catalog'
import { planSync } from '../../office/sync/plan'
import { applied, snapshotOf } from '../../office/sync/plan-builders'
import { friday, saturday, type bookingOf } from './bookings'
import { rentals } from './parts'

const days = { from: saturday, to: saturday }

/** What the day's sheet reads of these bookings, after a sync. */
export function readingWith(booked: readonly ReturnType<typeof bookingOf>[]) {
  const documents = (collection: 'test' | 'earlier') =>
    booked.flatMap(({ id, made, [collection]: data }) => (data ? [{ id, data, made }] : []))
  const ofDay = (collection: 'test' | 'earlier') =>
    documents(collection).filter(({ data }) => aboutDays(data, days) === 'yes')
  const snapshot = snapshotOf({
    ...rentals,
    bookingsTest: documents('test'),
    bookings: documents('earlier'),
  })
  return readingOf(
    {
      ...applied(snapshot, planSync(snapshot, [])),
      now: friday,
      bookingsTest: ofDay('test'),
      bookings: ofDay('earlier'),
      catalog: toSyncCatalog(snapshot, []),
      blocks: new Map(),
      invoices: booked.flatMap(({ invoice }) => invoice ?? []),
      source: 'allocations',
    },
    days,
    true,
  )
}
