// A booking of a package takes the units of its parts as well.
import { describe, expect, test } from 'vitest'
import { ownerOf } from './owner'
import { planSync } from './plan'
import {
  ann,
  bob,
  applied,
  allocation,
  booking,
  claimed,
  plan,
  shelf,
  snapshotOf,
  writesOf,
} from './plan-builders'
import type { Snapshot } from './snapshot'

const parts = [
  { kind: 'inflatables', id: 'castle', quantity: 1 },
  { kind: 'extras', id: 'chair', quantity: 2 },
]
const packageOf = (fields: object) => ({
  inflatables: [
    ...shelf.inflatables,
    { id: 'party', data: { name: 'Party', count: 2, ...fields } },
  ],
})
const withParty = packageOf({ parts })

describe('an older booking of a package', () => {
  const older = { ...withParty, bookingsTest: [booking(ann, 'party', ['06/12/2027'])] }
  const all = [
    'create castle_2027-06-12_0',
    'create chair_2027-06-12_0',
    'create chair_2027-06-12_1',
    'create party_2027-06-12_0',
  ]

  test('takes its parts, once', () => {
    const planned = plan(older)
    expect(writesOf(planned)).toEqual(all)
    expect(planned.claims).toEqual([{ owner: ownerOf(ann), key: ann }])
    const snapshot: Snapshot = snapshotOf({ ...shelf, ...older })
    expect(planSync(applied(snapshot, planned), []).writes).toEqual([])
  })

  test('takes them of bookings, too, beside those that are booked by themselves', () => {
    const { bookingsTest, ...rest } = older
    const alone = { ...rest, bookings: bookingsTest }
    expect(writesOf(plan(alone))).toEqual(all)
    const castle = booking(bob, 'castle', ['06/12/2027'])
    expect(plan({ ...alone, bookingsTest: [castle] }).conflicts).toEqual([
      { itemId: 'castle', day: '2027-06-12', demanded: 2, capacity: 1 },
    ])
  })

  test('keeps the unit that it has, and takes the parts that it lacks', () => {
    const planned = plan({
      ...older,
      allocations: [allocation('party', '2027-06-12', 1, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(all.slice(0, 3))
  })

  test('of a package without a count takes its parts alone', () => {
    const planned = plan({ ...older, ...packageOf({ count: '', parts }) })
    expect(writesOf(planned)).toEqual(all.slice(0, 3))
    expect(planned.uncounted).toEqual([])
  })
})

describe('the parts that a booking has', () => {
  const owner = ownerOf(ann)
  const site = {
    bookingsTest: [booking(ann, 'party', ['06/12/2027'])],
    allocations: [
      allocation('party', '2027-06-12', 0, owner),
      allocation('castle', '2027-06-12', 0, owner),
      allocation('chair', '2027-06-12', 7, owner),
      allocation('chair', '2027-06-12', 9, owner),
    ],
    claims: claimed(ann),
  }

  test('stay as they are', () => {
    expect(writesOf(plan({ ...withParty, ...site }))).toEqual([])
  })

  test('follow the catalog', () => {
    const slide = { ...parts[0], id: 'slide' }
    expect(writesOf(plan({ ...packageOf({ parts: [slide, parts[1]] }), ...site }))).toEqual([
      'delete castle_2027-06-12_0',
      'create slide_2027-06-12_0',
    ])
  })

  test.each([
    ['has a mistake in them', packageOf({ parts: 'castle' })],
    ['lacks the package', {}],
  ])('stay while the catalog %s', (_, catalog) => {
    const planned = plan({ ...catalog, ...site })
    expect(writesOf(planned)).toEqual([])
    expect(planned.unexplained.map(({ itemId }) => itemId)).toEqual(['castle', 'chair'])
  })

  test('stay as long as the date of the booking cannot be read', () => {
    const unread = booking(ann, 'party', ['06/31/2027'])
    expect(writesOf(plan({ ...withParty, ...site, bookingsTest: [unread] }))).toEqual([])
  })

  test('are free with the booking', () => {
    expect(writesOf(plan({ ...withParty, ...site, bookingsTest: [] }))).toHaveLength(4)
  })
})
