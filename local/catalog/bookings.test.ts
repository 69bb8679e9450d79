import { expect, test } from 'vitest'
import type { Day } from '~/lib/domain/day'
import { momentAt } from '~/lib/time/business-time'
import { addDays } from '~/lib/time/dates'
import { planSync } from '../../office/sync/plan'
import { snapshotOf } from '../../office/sync/plan-builders'
import { demoDocuments } from './documents'

type Allocation = { itemID: string; date: string; owner: string; package?: string }

const wednesday = '2027-06-09' as Day
/** Seven days, so that every distance to the next Saturday is tried. */
const todays = Array.from({ length: 7 }, (_, days) => addDays(wednesday, days))

test.each(todays)('the days of bookings as of %s are allocated as the sync does it', (today) => {
  const documents = Object.entries(demoDocuments(today))
  const within = <Data>(collection: string) =>
    documents
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({
        id: path.slice(collection.length + 1),
        data: data as unknown as Data,
      }))
  const allocations = within<Allocation>('allocations')

  const snapshot = snapshotOf({
    inflatables: within('inflatables'),
    extras: within('extras'),
    bookings: within('bookings'),
    bookingsTest: within('bookings-test'),
    allocations,
    claims: new Map(within<{ key: string }>('claims').map(({ id, data }) => [id, data.key])),
  })
  const now = momentAt(today, 12 * 60)
  const plan = planSync({ ...snapshot, now }, [])
  expect(plan).toMatchObject({ writes: [], claims: [], conflicts: [], unexplained: [] })
  expect(plan.malformed.map(({ path }) => path)).toEqual(['bookings/e7UoB2mHcJ9gViY4kDxS'])
})
