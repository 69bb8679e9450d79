import { describe, expect, test } from 'vitest'
import type { Allocation } from './allocation'
import { freeOnAll, freeUnits, itemUse, type BookedUnits } from './day-use'
import { daysFrom } from '~/../test/bookings'
import { day } from '~/../test/days'

const now = new Date('2027-06-01T12:00:00Z')
const june12 = day('2027-06-12')
const june13 = day('2027-06-13')

const allocation = (unit: number, owner = `owner${unit}`, some: Partial<Allocation> = {}) => ({
  itemId: 'castle',
  day: june12,
  unit,
  owner,
  expires: null,
  ...some,
})
const booking = (owner: string, quantity = 1, when = june12): BookedUnits => ({
  owner,
  day: when,
  quantity,
})
const free = (allocations: Allocation[], booked: BookedUnits[] = [], mine?: string) =>
  freeUnits(itemUse(allocations, booked, now, mine), june12, 5)

describe('from allocations', () => {
  test('each busy unit counts once', () => {
    expect(free([])).toBe(5)
    expect(free([allocation(0), allocation(3)])).toBe(3)
  })

  test('only on its own day', () => {
    const use = itemUse([allocation(0)], [], now)
    expect(freeUnits(use, june12, 5)).toBe(4)
    expect(freeUnits(use, june13, 5)).toBe(5)
  })

  test('a hold counts until two minutes past its end', () => {
    const endedSecondsAgo = (seconds: number) =>
      allocation(0, 'x', { expires: new Date(now.getTime() - seconds * 1_000) })
    expect(free([endedSecondsAgo(-600)])).toBe(4)
    expect(free([endedSecondsAgo(119)])).toBe(4)
    expect(free([endedSecondsAgo(121)])).toBe(5)
  })

  test('my own are free to me', () => {
    expect(free([allocation(0, 'me'), allocation(1)], [], 'me')).toBe(4)
  })

  test('never fewer than none are free, though the count was lowered since', () => {
    const use = itemUse([allocation(0), allocation(1), allocation(2)], [], now)
    expect(freeUnits(use, june12, 2)).toBe(0)
  })
})

describe('together with the bookings of an older database', () => {
  test('a booking without allocations takes its units', () => {
    expect(free([], [booking('a'), booking('b', 2)])).toBe(2)
  })

  test('a booking with its own allocations counts once', () => {
    expect(free([allocation(0, 'a'), allocation(1, 'a')], [booking('a', 2)])).toBe(3)
  })

  test('a booking with too few allocations still takes all of its units', () => {
    expect(free([allocation(0, 'a')], [booking('a', 3)])).toBe(2)
  })

  test("a booking is not covered by another owner's allocation", () => {
    expect(free([allocation(0, 'a')], [booking('b')])).toBe(3)
  })

  test('an ended hold covers no booking', () => {
    const ended = allocation(0, 'a', { expires: new Date(now.getTime() - 3 * 60_000) })
    expect(free([ended], [booking('a')])).toBe(4)
  })

  test('my own booking is free to me', () => {
    expect(free([allocation(0, 'me')], [booking('me'), booking('b')], 'me')).toBe(4)
  })
})

describe('free on several days', () => {
  const use = itemUse([allocation(0)], [booking('b', 3, june13)], now)

  test('is what the fullest of them has', () => {
    expect(freeOnAll(use, [june12], 5)).toBe(4)
    expect(freeOnAll(use, [june12, june13], 5)).toBe(2)
    expect(freeOnAll(use, daysFrom('2027-06-14', 3), 5)).toBe(5)
    expect(freeOnAll(use, [], 5)).toBe(5)
  })
})
