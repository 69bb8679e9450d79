import { describe, expect, test } from 'vitest'
import { hasSyncMark, ownerOf, syncOwner } from './owner'
import { allocation, ann, bob, booking, claimed, now, plan, writesOf } from './plan-builders'

describe('removing only what is shown to be stale', () => {
  test('the units beyond a lowered quantity, highest first', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'chair', ['06/12/2027'], 1)],
      allocations: [0, 1, 2].map((unit) => allocation('chair', '2027-06-12', unit, ownerOf(ann))),
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(['delete chair_2027-06-12_1', 'delete chair_2027-06-12_2'])
  })

  test('a stale unit is handed to the booking that needs it', () => {
    const planned = plan({
      bookingsTest: [booking(bob, 'castle', ['06/12/2027'])],
      allocations: [allocation('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann, bob),
    })
    expect(planned.writes).toMatchObject([
      { op: 'replace', id: 'castle_2027-06-12_0', fields: { owner: ownerOf(bob) } },
    ])
    expect(planned.conflicts).toEqual([])
  })

  test('not what the office wrote by hand without a booking', () => {
    const byHand = 'f'.repeat(64)
    expect(hasSyncMark(byHand)).toBe(false)
    const planned = plan({ allocations: [allocation('castle', '2027-06-12', 0, byHand)] })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([{ itemId: 'castle', day: '2027-06-12', units: 1 }])
  })

  test('what the office wrote by hand counts for its booking in bookings', () => {
    const planned = plan({
      bookings: [booking('b', 'slide', ['06/12/2027'])],
      allocations: [allocation('slide', '2027-06-12', 1, 'f'.repeat(64))],
    })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([])
  })

  test('not the days of a booking that cannot be read whole', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'castle', ['06/31/2027'])],
      allocations: [allocation('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([{ itemId: 'castle', day: '2027-06-12', units: 1 }])
    expect(planned.malformed).toEqual([
      { path: `bookings-test/${ann}`, fields: ['inflatables[0].bookingDates[0]'] },
    ])
  })

  test('nothing of bookings that a document which cannot be read could mean', () => {
    const planned = plan({
      bookings: [{ id: 'b', data: { inflatables: 'lost' } }],
      allocations: [allocation('castle', '2027-06-12', 0, syncOwner())],
    })
    expect(planned.writes).toEqual([])
    expect(planned.malformed).toEqual([{ path: 'bookings/b', fields: ['inflatables'] }])
  })

  const line = (some: object) => ({
    inflatables: [{ inflatableID: 'castle', bookingDates: ['06/12/2027'], ...some }],
  })
  const there = ['castle', 'slide'].flatMap((item) =>
    [12, 13].map((date) => allocation(item, `2027-06-${date}`, 1, syncOwner())),
  )
  const deletedBeside = (data: unknown) => {
    const planned = plan({ bookings: [{ id: 'b', data }], allocations: there })
    expect(planned.malformed).toHaveLength(1)
    return planned.writes.filter(({ op }) => op !== 'create')
  }
  test.each([
    ['a date', line({ bookingDates: ['06/12/27'] })],
    ['an item', line({ inflatableID: 7 })],
    ['a quantity', line({ quantity: 'two' })],
    ['a top-level date', { inflatableID: 'slide', bookingDates: ['soon'] }],
    ['a date of no item', line({ inflatableID: '', bookingDates: ['soon'] })],
    ['a line that is nothing', { inflatables: [null] }],
    ['everything', {}],
  ])('nothing of bookings while a document there lacks %s', (_, data) => {
    expect(deletedBeside(data)).toEqual([])
  })

  test.each([
    ['a date', line({ bookingDates: ['6/1/2021'] })],
    ['an item and a date', line({ inflatableID: 7, bookingDates: ['6/1/2021'] })],
    ['the item of a past day', line({ inflatableID: 7, bookingDates: ['05/31/2027'] })],
  ])('what no document of today or later could need: %s of the past is unreadable', (_, data) => {
    expect(deletedBeside(data)).toHaveLength(4)
  })

  test('all of a booking beside one of bookings-test that cannot be read', () => {
    const planned = plan({
      bookingsTest: [{ id: ann, data: line({ bookingDates: ['soon'] }) }],
      allocations: [
        allocation('castle', '2027-06-12', 0, ownerOf(ann)),
        allocation('slide', '2027-06-12', 0, ownerOf(bob)),
      ],
      claims: claimed(ann, bob),
    })
    expect(writesOf(planned)).toEqual(['delete slide_2027-06-12_0'])
  })
})

describe('holds of visitors', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

  test('one that blocks no booking stays, ended or not', () => {
    const planned = plan({
      allocations: [
        allocation('castle', '2027-06-12', 0, ownerOf(ann), minutes(-60)),
        allocation('slide', '2027-06-12', 0, ownerOf(bob), minutes(5)),
      ],
    })
    expect(planned.writes).toEqual([])
  })
})
