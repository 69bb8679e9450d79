import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import type { Allocation } from './allocation'
import { unitsLeftOnAll, unitsLeft, takenUnits, type BookedUnits } from './taken-units'

const now = new Date('2027-06-01T12:00:00Z')
const [june12, june13] = [day('2027-06-12'), day('2027-06-13')]

function allocation(unit: number, owner = `owner${unit}`, endedSecondsAgo?: number): Allocation {
  const ends = endedSecondsAgo === undefined ? null : now.getTime() - endedSecondsAgo * 1_000
  const expires = ends === null ? null : new Date(ends)
  return { itemId: 'castle', day: june12, unit, owner, expires }
}
const booking = (owner: string, quantity = 1): BookedUnits => ({ owner, day: june12, quantity })
const free = (allocations: Allocation[], booked: BookedUnits[] = [], mine?: string) =>
  unitsLeft(takenUnits(allocations, booked, now, mine), june12, 5)

describe('the free units by allocations', () => {
  test('each taken unit counts once', () => {
    expect(free([])).toBe(5)
    expect(free([allocation(0), allocation(3)])).toBe(3)
  })

  test('a taken unit counts only on its own day', () => {
    const taken = takenUnits([allocation(0)], [], now)
    expect(unitsLeft(taken, june12, 5)).toBe(4)
    expect(unitsLeft(taken, june13, 5)).toBe(5)
  })

  test('a hold counts until two minutes past its end', () => {
    expect(free([allocation(0, 'x', -600)])).toBe(4)
    expect(free([allocation(0, 'x', 119)])).toBe(4)
    expect(free([allocation(0, 'x', 121)])).toBe(5)
  })

  test("the visitor's own units are free to that visitor", () => {
    expect(free([allocation(0, 'me'), allocation(1)], [], 'me')).toBe(4)
  })

  test('no fewer than 0 units are free, even if the count was lowered since', () => {
    const taken = takenUnits([allocation(0), allocation(1), allocation(2)], [], now)
    expect(unitsLeft(taken, june12, 2)).toBe(0)
  })
})

const [first, second] = [allocation(0, 'a'), allocation(1, 'a')]

test.each([
  ['a booking without allocations takes its units', [], [booking('a'), booking('b', 2)], 2],
  ['one with its own allocations counts once', [first, second], [booking('a', 2)], 3],
  ['one with too few of them still takes all of its units', [first], [booking('a', 3)], 2],
  ["one isn't covered by another owner's allocation", [first], [booking('b')], 3],
  ['an ended hold covers no booking', [allocation(0, 'a', 180)], [booking('a')], 4],
  ['my own is free to me', [allocation(0, 'me')], [booking('me'), booking('b')], 4],
])('with bookings that may lack allocations: %s', (_, allocations, booked, left) => {
  expect(free(allocations, booked, 'me')).toBe(left)
})

test('on several days as many are free as on the day with the fewest', () => {
  const taken = takenUnits([allocation(0)], [{ ...booking('b', 3), day: june13 }], now)
  expect(unitsLeftOnAll(taken, [june12], 5)).toBe(4)
  expect(unitsLeftOnAll(taken, [june12, june13], 5)).toBe(2)
  expect(unitsLeftOnAll(taken, daysFrom('2027-06-14', 3), 5)).toBe(5)
  expect(unitsLeftOnAll(taken, [], 5)).toBe(5)
})
