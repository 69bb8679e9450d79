import { describe, expect, test } from 'vitest'
import { blockOwner, hasSyncMark, ownerOf, syncOwner } from './owner'
import { planSync } from './plan'
import {
  allocation,
  booking,
  claimed,
  ann,
  bob,
  now,
  plan,
  shelf,
  snapshotOf,
  writesOf,
} from './plan-builders'
import { describePlan } from './report'

describe('building', () => {
  test('a booking of bookings gets allocations with owners of their own and no claim', () => {
    const planned = plan({ bookings: [booking(ann, 'slide', ['06/12/2027'], 2)] })
    const owners = planned.writes.map((write) => (write.op === 'delete' ? '' : write.fields.owner))
    expect(planned.claims).toEqual([])
    expect(owners).toHaveLength(2)
    expect(new Set(owners).size).toBe(2)
    for (const owner of owners) expect(owner).toMatch(/^[0-9a-f]{64}$/)
    expect(owners).not.toContain(ownerOf(ann))
  })

  test('extras become allocations as well, whatever an earlier top-level line says of their kind', () => {
    const planned = plan({
      bookings: [{ id: 'old', data: { inflatableID: 'chair', bookingDates: ' 06/12/2027' } }],
    })
    expect(planned.writes).toMatchObject([{ id: 'chair_2027-06-12_0', fields: { kind: 'extras' } }])
  })

  test('today is built, yesterday is not, in the time of the business', () => {
    // 03:00 UTC on June 2 is still June 1 in Chicago.
    const planned = planSync(
      {
        ...snapshotOf({
          ...shelf,
          bookings: [booking('b', 'castle', ['05/31/2027', '06/01/2027', '06/02/2027'])],
        }),
        now: new Date('2027-06-02T03:00:00Z'),
      },
      [],
    )
    expect(writesOf(planned)).toEqual(['create castle_2027-06-01_0', 'create castle_2027-06-02_0'])
  })

  test.each([
    ['that is not in the catalog', 'gone', false],
    ['whose count cannot be read', 'odd', true],
  ])('an item %s is built as it is booked, and named', (_, itemId, isListed) => {
    const planned = plan({
      inflatables: [{ id: 'odd', data: { count: '1,200' } }],
      bookings: [booking('b', itemId, ['06/12/2027'], 3)],
    })
    expect(writesOf(planned)).toEqual(
      [0, 1, 2].map((unit) => `create ${itemId}_2027-06-12_${unit}`),
    )
    expect(planned.uncounted).toEqual([{ itemId, isListed }])
  })
})

describe('what a booking takes', () => {
  test('one in both collections takes each of its units once', () => {
    const planned = plan({
      bookings: [booking(ann, 'chair', ['06/12/2027', '06/13/2027'], 3)],
      bookingsTest: [booking(ann, 'chair', ['06/12/2027'], 2)],
    })
    expect(writesOf(planned)).toEqual([
      ...[0, 1, 2].map((unit) => `create chair_2027-06-12_${unit}`),
      ...[0, 1, 2].map((unit) => `create chair_2027-06-13_${unit}`),
    ])
  })

  test('a canceled one takes nothing, and gives back its days', () => {
    const data = { ...(booking(ann, 'castle', ['06/12/2027']).data as object), status: 'Canceled' }
    const planned = plan({
      bookingsTest: [{ id: ann, data }],
      allocations: [allocation('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(['delete castle_2027-06-12_0'])
  })

  test.each([
    ['Chairs', 40],
    ['Chairs x 40', 1],
  ])('a line "Chairs x 40" of an item named %s is %i units', (name, units) => {
    const line = { inflatableID: 'chair', inflatableName: 'Chairs x 40' }
    const planned = plan({
      extras: [{ id: 'chair', data: { name, count: 40 } }],
      bookings: [{ id: 'b', data: { extras: [{ ...line, bookingDates: ['06/12/2027'] }] } }],
    })
    expect(planned.writes).toHaveLength(units)
  })
})

describe('many units', () => {
  const parts = [{ kind: 'extras', id: 'chair', quantity: 9_999 }]
  const hall = { inflatables: [{ id: 'hall', data: { name: 'Hall', parts } }] }

  test('are counted: eight lines of 14 days and 9,999 packages each', () => {
    const dates = (month: number) =>
      Array.from({ length: 14 }, (_, i) => `${String(month).padStart(2, '0')}/${10 + i}/2028`)
    const line = (month: number) => ({
      inflatableID: 'hall',
      quantity: 9_999,
      bookingDates: dates(month),
    })
    const data = { inflatables: [1, 2, 3, 4, 5, 6, 7, 8].map(line), extras: [] }
    const forged = Array.from({ length: 24 }, (_, i) => ({ id: `forged${i}`, data }))
    const planned = plan({ ...hall, bookingsTest: forged })
    expect(planned.conflicts).toHaveLength(112)
    expect(planned.conflicts[0]).toMatchObject({ demanded: 24 * 9_999 ** 2, capacity: 40 })
    expect(planned.writes).toHaveLength(112 * 40)
  })

  test('of an item without a count are marked only so far, and no visitor is waited for', () => {
    const planned = plan({ bookingsTest: [booking(ann, 'gone', ['06/12/2027'], 9_999)] })
    expect(planned.writes).toHaveLength(100)
    expect(planned.waiting).toEqual([])
    expect(planned.uncounted).toEqual([{ itemId: 'gone', isListed: false }])
  })
})

describe('reporting', () => {
  test('more bookings than units are named and fill the day; a malformed one blocks nothing', () => {
    const planned = plan({
      bookings: [
        { id: 'bad', data: null },
        { id: 'worse', data: { inflatables: [null, { inflatableID: 5 }] } },
        booking('b', 'slide', ['06/12/2027']),
      ],
      bookingsTest: [booking(ann, 'slide', ['06/12/2027']), booking(bob, 'slide', ['06/12/2027'])],
    })
    expect(writesOf(planned)).toEqual(['create slide_2027-06-12_0', 'create slide_2027-06-12_1'])
    expect(planned.waiting).toEqual([])
    const said = describePlan(planned).join('\n')
    expect(said).toMatch(/settle these:\n.*\(slide\), Saturday, June 12, 2027: 3 booked, 2 units/)
    expect(said).toMatch(/ bookings\/bad: .*\n.* bookings\/worse: /)
  })

  test('days from today on that cannot be read are named by customer and date, those of before are not', () => {
    const line = (dates: unknown) => ({
      inflatables: [{ inflatableID: 'castle', bookingDates: dates }],
    })
    const of = (id: string, dates: unknown, some = {}) => ({
      id,
      data: { ...line(dates), ...some },
    })
    const odd = booking(ann, 'castle', ['06/12/2027'], 20_000)
    const planned = plan({
      bookings: [
        of('ahead', ['6/12/2027', '06/14/2027'], { name: 'Ann', lastName: 'Lee' }),
        of('before', ['5/12/2027']),
        of('nothing', undefined, { inflatables: [null] }),
        { id: 'empty', data: {} },
      ],
      // A damaged quantity hides no day: the day is taken, by one unit.
      bookingsTest: [of(bob, []), odd],
    })
    expect(planned.unreadAhead).toEqual([
      { path: `bookings-test/${bob}`, customer: 'no name', dates: ['no date'] },
      { path: 'bookings/ahead', customer: 'Ann Lee', dates: ['"6/12/2027"'] },
    ])
  })

  test('a unit out of service is not taken for that of a booking without a claim', () => {
    const planned = plan({
      bookings: [booking('b', 'slide', ['06/12/2027']), booking('c', 'slide', ['06/12/2027'])],
      allocations: [allocation('slide', '2027-06-12', 1, blockOwner())],
      blocks: new Set(['slide_2027-06-12_1']),
    })
    expect(writesOf(planned)).toEqual(['create slide_2027-06-12_0'])
    expect(planned.conflicts).toEqual([
      { itemId: 'slide', day: '2027-06-12', demanded: 3, capacity: 2 },
    ])
  })

  test("a unit out of service beyond a lowered count takes nobody's place", () => {
    const planned = plan({
      bookings: [booking('b', 'castle', ['06/12/2027'])],
      allocations: [allocation('castle', '2027-06-12', 1, blockOwner())],
      blocks: new Set(['castle_2027-06-12_1']),
    })
    expect(writesOf(planned)).toEqual(['create castle_2027-06-12_0'])
    expect(planned.conflicts).toEqual([])
  })

  test("a visitor's hold under the owner of a unit out of service keeps no booking from its unit", () => {
    const ended = new Date(now.getTime() - 3 * 60_000)
    const planned = plan({
      bookings: [booking('b', 'castle', ['06/12/2027'])],
      allocations: [allocation('castle', '2027-06-12', 0, blockOwner(), ended)],
    })
    expect(writesOf(planned)).toEqual(['replace castle_2027-06-12_0'])
    expect(planned.conflicts).toEqual([])
  })

  test.each([
    ['of a unit out of service', blockOwner()],
    ['of the sync', syncOwner()],
  ])('a booking under an owner that begins like one %s has its unit', (_, owner) => {
    const planned = plan({
      bookingsTest: [booking(ann, 'castle', ['06/12/2027'])],
      bookings: [booking('b', 'castle', ['06/12/2027'])],
      allocations: [allocation('castle', '2027-06-12', 0, owner)],
      claims: new Map([[owner, ann]]),
    })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([])
    expect(planned.conflicts).toEqual([
      { itemId: 'castle', day: '2027-06-12', demanded: 2, capacity: 1 },
    ])
  })

  test('where units are too few, the bookings that nobody can free come first', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'castle', ['06/12/2027'])],
      bookings: [booking('b', 'castle', ['06/12/2027'])],
    })
    const [write] = planned.writes
    expect(write?.op === 'create' && hasSyncMark(write.fields.owner)).toBe(true)
  })

  test('an item of the single-unit list is full with one booking, whatever its count', () => {
    const planned = plan(
      { bookings: [booking('b', 'slide', ['06/12/2027']), booking('c', 'slide', ['06/12/2027'])] },
      ['slide', 'castle', 'misspelled'],
    )
    expect(writesOf(planned)).toEqual(['create slide_2027-06-12_0'])
    expect(planned.conflicts).toEqual([
      { itemId: 'slide', day: '2027-06-12', demanded: 2, capacity: 1 },
    ])
    expect(planned.singleUnits).toEqual({
      wrong: [{ itemId: 'slide', count: 2 }],
      unknown: ['misspelled'],
    })
  })

  test('an allocation that cannot be read is named and its unit not written', () => {
    const planned = plan({
      bookings: [booking('b', 'slide', ['06/12/2027'])],
      allocations: [
        { id: 'slide_2027-06-12_0', data: { itemID: 'slide', date: '2027-06-12', unit: '0' } },
      ],
    })
    expect(writesOf(planned)).toEqual(['create slide_2027-06-12_1'])
    expect(planned.malformed).toEqual([
      { path: 'allocations/slide_2027-06-12_0', fields: ['its fields'] },
    ])
  })
})
