import { describe, expect, test } from 'vitest'
import { isSigned, ownerOf, signedOwner } from './owner'
import { booked, booking, claimed, held, ann, bob, now, plan, writesOf } from './plan-builders'

describe('removing only what is shown to be stale', () => {
  test('the days of a booking that the office deleted', () => {
    const planned = plan({
      allocations: [booked('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(['delete castle_2027-06-12_0'])
    expect(planned.counts['bookings-test'].removed).toBe(1)
  })

  test('the old day of a booking that the office moved', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'castle', ['06/13/2027'])],
      allocations: [booked('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(['delete castle_2027-06-12_0', 'create castle_2027-06-13_0'])
  })

  test('the units beyond a lowered quantity, highest first', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'chair', ['06/12/2027'], 1)],
      allocations: [0, 1, 2].map((unit) => booked('chair', '2027-06-12', unit, ownerOf(ann))),
      claims: claimed(ann),
    })
    expect(writesOf(planned)).toEqual(['delete chair_2027-06-12_1', 'delete chair_2027-06-12_2'])
  })

  test('what it wrote itself for a booking of bookings that is gone', () => {
    const planned = plan({ allocations: [booked('castle', '2027-06-12', 0, signedOwner())] })
    expect(writesOf(planned)).toEqual(['delete castle_2027-06-12_0'])
    expect(planned.counts.bookings.removed).toBe(1)
  })

  test('a stale unit is handed to the booking that needs it', () => {
    const planned = plan({
      bookingsTest: [booking(bob, 'castle', ['06/12/2027'])],
      allocations: [booked('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann, bob),
    })
    expect(planned.writes).toMatchObject([
      { op: 'replace', id: 'castle_2027-06-12_0', fields: { owner: ownerOf(bob) } },
    ])
    expect(planned.conflicts).toEqual([])
  })

  test('not what the office wrote by hand without a booking', () => {
    const byHand = 'f'.repeat(64)
    expect(isSigned(byHand)).toBe(false)
    const planned = plan({ allocations: [booked('castle', '2027-06-12', 0, byHand)] })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([{ itemId: 'castle', day: '2027-06-12', units: 1 }])
  })

  test('what the office wrote by hand counts for its booking in bookings', () => {
    const planned = plan({
      bookings: [booking('b', 'slide', ['06/12/2027'])],
      allocations: [booked('slide', '2027-06-12', 1, 'f'.repeat(64))],
    })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([])
  })

  test('not the days of a booking that cannot be read whole', () => {
    const planned = plan({
      bookingsTest: [booking(ann, 'castle', ['06/31/2027'])],
      allocations: [booked('castle', '2027-06-12', 0, ownerOf(ann))],
      claims: claimed(ann),
    })
    expect(planned.writes).toEqual([])
    expect(planned.unexplained).toEqual([{ itemId: 'castle', day: '2027-06-12', units: 1 }])
    expect(planned.malformed).toEqual([
      { path: `bookings-test/${ann}`, parts: ['inflatables[0].bookingDates[0]'] },
    ])
  })

  test('nothing of bookings while one of its documents cannot be read whole', () => {
    const planned = plan({
      bookings: [{ id: 'b', data: { inflatables: 'lost' } }],
      allocations: [booked('castle', '2027-06-12', 0, signedOwner())],
    })
    expect(planned.writes).toEqual([])
    expect(planned.malformed).toEqual([{ path: 'bookings/b', parts: ['inflatables'] }])
  })
})

describe('holds of visitors', () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

  test.each([9, 0, -2])(
    'one that ends in %d minutes is left alone, and its unit waited for',
    (in_) => {
      const planned = plan({
        bookings: [booking('b', 'castle', ['06/12/2027'])],
        allocations: [held('castle', '2027-06-12', 0, ownerOf(ann), minutes(in_))],
      })
      expect(planned.writes).toEqual([])
      expect(planned.waiting).toEqual([{ itemId: 'castle', day: '2027-06-12', units: 1 }])
      expect(planned.conflicts).toEqual([])
    },
  )

  test('one that ended more than two minutes ago makes way for a booking', () => {
    const planned = plan({
      bookingsTest: [booking(bob, 'castle', ['06/12/2027'])],
      allocations: [held('castle', '2027-06-12', 0, ownerOf(ann), minutes(-3))],
    })
    expect(planned.writes).toMatchObject([
      { op: 'replace', id: 'castle_2027-06-12_0', fields: { owner: ownerOf(bob) } },
    ])
  })

  test('one that nobody needs stays, ended or not', () => {
    const planned = plan({
      allocations: [
        held('castle', '2027-06-12', 0, ownerOf(ann), minutes(-60)),
        held('slide', '2027-06-12', 0, ownerOf(bob), minutes(5)),
      ],
    })
    expect(planned.writes).toEqual([])
  })
})
