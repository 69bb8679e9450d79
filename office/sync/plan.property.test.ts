import { expect, test } from 'vitest'
import { isTaken } from '~/lib/availability/allocation'
import { needsInBooking } from '~/lib/db/bookings/booked-lines'
import { fc } from '../../test/property.ts'
import { hasSyncMark, ownerOf, syncOwner } from './owner'
import { planSync } from './plan'
import { allocation, applied, booking, now, snapshotOf } from './plan-builders'
import { readAllocation, type Snapshot, type StoredDocument } from './snapshot'

const counts: Record<string, number> = { castle: 1, slide: 2, chair: 5 }
const items = Object.keys(counts)
const days = ['06/01/2027', '06/02/2027', '06/03/2027']
const keys = ['k1', 'k2', 'k3', 'k4']

const anyBookings = (prefix: string) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom(...keys),
        item: fc.constantFrom(...items),
        dates: fc.uniqueArray(fc.constantFrom(...days), { minLength: 1 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { selector: ({ id }) => id },
    )
    .map((all) =>
      all.map(({ id, item, dates, quantity }) =>
        booking(`${prefix}${id}`, item, dates.toSorted(), quantity),
      ),
    )

const anyOwner = fc.oneof(
  fc.constantFrom(...keys).map((key) => ownerOf(`t-${key}`)),
  fc.constant('').map(syncOwner),
  fc.constant('e'.repeat(64)),
)

const anyAllocations = fc
  .uniqueArray(
    fc.record({
      item: fc.constantFrom(...items),
      date: fc.constantFrom('2027-06-01', '2027-06-02', '2027-06-03'),
      // One unit more than exist, because the office may have lowered a count.
      unit: fc.integer({ min: 0, max: 5 }),
      owner: anyOwner,
      endsIn: fc.option(fc.integer({ min: -10, max: 10 })),
    }),
    { selector: ({ item, date, unit }) => `${item} ${date} ${unit}`, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ item, date, unit, owner, endsIn }) => {
      const expires = endsIn === null ? null : new Date(now.getTime() + endsIn * 60_000)
      return allocation(item, date, unit, owner, expires)
    }),
  )

const anySnapshot = fc
  .record({
    bookings: anyBookings('b-'),
    bookingsTest: anyBookings('t-'),
    allocations: anyAllocations,
    claimed: fc.subarray(keys),
  })
  .map(({ claimed, ...documents }) =>
    snapshotOf({
      ...documents,
      inflatables: items.map((id) => ({ id, data: { count: counts[id] } })),
      claims: new Map(claimed.map((key) => [ownerOf(`t-${key}`), `t-${key}`])),
    }),
  )

const read = (documents: readonly StoredDocument[]) =>
  documents.map(readAllocation).filter((allocation) => allocation !== null)

/** Units listed by bookings that `matches`, by item and day. */
function listed(documents: readonly StoredDocument[], itemId: string, day: string): number {
  return documents
    .flatMap(({ data }) => needsInBooking(data).needs)
    .filter((taken) => taken.itemId === itemId && taken.day === day)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

const isAt = (itemId: string, day: string) => (place: { itemId: string; day: string }) =>
  place.itemId === itemId && place.day === day

function eachPlace(check: (itemId: string, day: string) => void) {
  for (const itemId of items) {
    for (const day of ['2027-06-01', '2027-06-02', '2027-06-03']) check(itemId, day)
  }
}

function everyDatabase(check: (before: Snapshot) => void) {
  fc.assert(fc.property(anySnapshot, check), { numRuns: 400 })
}

test('what is planned can be written, and running it again changes nothing', () => {
  everyDatabase((before) => {
    const again = planSync(applied(before, planSync(before, [])), [])
    expect(again.writes).toEqual([])
    expect(again.claims).toEqual([])
  })
})

test('afterwards every listed unit is booked, or the day is full, or a visitor holds it', () => {
  everyDatabase((before) => {
    const planned = planSync(before, [])
    const after = read(applied(before, planned).allocations)
    eachPlace((itemId, day) => {
      const needed = listed(before.bookings, itemId, day) + listed(before.bookingsTest, itemId, day)
      const here = after.filter(isAt(itemId, day))
      const taken = here.filter((each) => isTaken(each, now)).length
      const bookedHere = here.filter(({ expires }) => expires === null).length
      if (bookedHere < needed) {
        expect([...planned.conflicts, ...planned.waiting].some(isAt(itemId, day))).toBe(true)
        expect(taken).toBeGreaterThanOrEqual(counts[itemId] ?? 0)
      }
    })
  })
})

test('a booking that fits has exactly the units it lists, under its own owner', () => {
  everyDatabase((before) => {
    const planned = planSync(before, [])
    const after = read(applied(before, planned).allocations)
    for (const document of before.bookingsTest) {
      eachPlace((itemId, day) => {
        if ([...planned.conflicts, ...planned.waiting].some(isAt(itemId, day))) return
        const own = after.filter(
          (each) =>
            each.owner === ownerOf(document.id) &&
            each.itemId === itemId &&
            each.day === day &&
            each.expires === null,
        )
        expect(own).toHaveLength(listed([document], itemId, day))
      })
    }
  })
})

test('a live hold and what the office wrote by hand are never touched', () => {
  everyDatabase((before) => {
    const touched = new Set(planSync(before, []).writes.map(({ id }) => id))
    for (const document of before.allocations) {
      const allocation = readAllocation(document)
      if (!allocation) continue
      const isLiveHold = allocation.expires !== null && isTaken(allocation, now)
      const isOffices =
        allocation.expires === null &&
        !hasSyncMark(allocation.owner) &&
        !keys.some((key) => ownerOf(`t-${key}`) === allocation.owner)
      if (isLiveHold || isOffices) expect(touched).not.toContain(document.id)
    }
  })
})

test('no unit at or above the count is ever written', () => {
  everyDatabase((before) => {
    for (const write of planSync(before, []).writes) {
      if (write.op === 'delete') continue
      expect(write.fields.unit).toBeLessThan(counts[write.fields.itemID] ?? 0)
    }
  })
})
