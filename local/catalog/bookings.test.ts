import { describe, expect, test } from 'vitest'
import { momentAt } from '~/lib/time/business-time'
import { addDays } from '~/lib/time/dates'
import { readStoredDay } from '~/lib/time/stored-day'
import type { Day } from '~/lib/domain/day'
import { planSync } from '../../office/sync/plan'
import { snapshotOf } from '../../office/sync/plan-builders'
import { demoDocuments } from './documents'

type Older = { inflatableID: string; bookingDates: string[] }
type Allocation = { itemID: string; date: string; owner: string; package?: string }

const wednesday = '2027-06-09' as Day
/**
 * Seven todays, so that every distance to the next Saturday is tried, and the Saturday that follows
 * each.
 */
const todays = Array.from({ length: 7 }, (_, days) => addDays(wednesday, days)).map((today) => ({
  today,
  saturday: (today < '2027-06-12' ? '2027-06-12' : '2027-06-19') as Day,
}))

describe.each(todays)('bookings as of $today', ({ today, saturday }) => {
  const documents = Object.entries(demoDocuments(today))
  const within = <Data>(collection: string) =>
    documents
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([path, data]) => ({
        id: path.slice(collection.length + 1),
        data: data as unknown as Data,
      }))
  const allocations = within<Allocation>('allocations')

  test('their days are allocated as the sync does it, and each has its claim', () => {
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

  test('an older booking has its days allocated under an owner that no key can claim', () => {
    const [older, malformed] = within<Older>('bookings')
    const days = older?.data.bookingDates.map(readStoredDay)
    expect(older?.data.bookingDates.every((date) => date.startsWith(' '))).toBe(true)
    expect(malformed?.data.bookingDates.map(readStoredDay)).toEqual([null, null, null, null])
    const theirs = allocations.filter(({ data }) => data.itemID === older?.data.inflatableID)
    expect(theirs.map(({ data }) => data.date)).toEqual(days)
    const owners = within('claims').map(({ id }) => id)
    expect(theirs.some(({ data }) => owners.includes(data.owner))).toBe(false)
  })

  test('a booked package takes what it contains', () => {
    const inside = allocations.filter(({ data }) => data.package === 'extras/picnic-package')
    expect(inside.filter(({ data }) => data.itemID === 'folding-chairs')).toHaveLength(32)
    expect(inside).toHaveLength(1 + 4 + 32 + 1)
  })

  test.each([
    ['rockford-castle', 1],
    ['bounce-and-slide-combo', 2],
    ['popcorn-machine', 2],
    ['folding-chairs', 40],
  ])('on the next Saturday %s has %i units taken', (itemId, taken) => {
    const busy = allocations.filter(({ data }) => data.itemID === itemId && data.date === saturday)
    expect(busy).toHaveLength(taken)
  })
})
