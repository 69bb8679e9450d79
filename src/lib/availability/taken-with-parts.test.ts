import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { fc } from '#test/property'
import { pickUnits, type CountedLine } from './pick-units'
import { unitsLeft, type TakenUnits } from './taken-units'
import { takenOf, withBooked } from './taken-with-parts'

const [june12, june13] = [day('2027-06-12'), day('2027-06-13')]

const castle = inflatable({ capacity: 2 })
const chairs = extra({ capacity: 60 })
const bundle = inflatable({
  id: 'package',
  capacity: 2,
  parts: [
    { ...castle, quantity: 1 },
    { ...chairs, quantity: 20 },
  ],
})

/** So many units of each item are taken on June 12. */
function taken(units: Record<string, number>) {
  const ofCount = (count: number): TakenUnits =>
    new Map([[june12, { units: new Set(Array(count).keys()), unallocated: 0 }]])
  return new Map(Object.entries(units).map(([id, count]) => [id, { taken: ofCount(count) }]))
}

describe('the free packages are', () => {
  test.each([
    ['all, where nothing is taken', {}, 2],
    ['as many as there are of its own', { package: 1 }, 1],
    ['as many as there are castles', { castle: 1 }, 1],
    ['as many as the chairs allow', { chairs: 21 }, 1],
    ['all, where the chairs are just enough', { chairs: 20 }, 2],
    ['none, where one part is gone', { chairs: 60 }, 0],
    ['none, where too few of a part are left for one', { chairs: 41 }, 0],
    ['the least of all these', { package: 1, castle: 2 }, 0],
  ])('%s', (_, units: Record<string, number>, free) => {
    const ofBundle = takenOf(bundle, taken(units))
    expect(unitsLeft(ofBundle, june12, 2)).toBe(free)
    expect(unitsLeft(ofBundle, june13, 2)).toBe(2)
  })

  test('never those whose own unit is taken, even where parts are taken too', () => {
    const ofBundle = takenOf(bundle, taken({ package: 1, castle: 2 }))
    expect([...(ofBundle.get(june12)?.units ?? [])]).toEqual([0])
  })
})

test('an item without parts keeps its own taken units unchanged', () => {
  const takenByItem = taken({ castle: 1 })
  expect(takenOf(castle, takenByItem)).toBe(takenByItem.get('castle')?.taken)
  expect(takenOf(chairs, takenByItem).size).toBe(0)
})

const line = (item: typeof castle | typeof chairs, quantity: number): CountedLine => ({
  itemId: item.id,
  kind: item.kind,
  days: daysFrom('2027-06-12', 1),
  quantity,
  capacity: item.capacity ?? 0,
  parts: item.parts.map((part) => ({ ...part, capacity: part.capacity ?? 0 })),
  hasOwnUnits: item.hasOwnUnits,
})

describe('after a booking', () => {
  test('of a package, its parts are taken, and with them other packages', () => {
    const other = { ...bundle, id: 'other' }
    const after = withBooked(new Map(), [line(bundle, 1)])
    expect(unitsLeft(takenOf(castle, after), june12, 2)).toBe(1)
    expect(unitsLeft(takenOf(chairs, after), june12, 60)).toBe(40)
    expect(unitsLeft(takenOf(bundle, after), june12, 2)).toBe(1)
    expect(unitsLeft(takenOf(other, after), june12, 2)).toBe(1)
    expect(unitsLeft(takenOf(other, after), june13, 2)).toBe(2)
  })

  test('of its parts, fewer packages are left', () => {
    const after = withBooked(taken({ castle: 1 }), [line(chairs, 40), line(castle, 1)])
    expect(unitsLeft(takenOf(bundle, after), june12, 2)).toBe(0)
  })
})

test('as many packages as are shown as free can be booked, and not one more', () => {
  const count = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(count(3), count(3), count(60), count(3), count(40), (own, one, many, more, of) => {
      const takenByItem = withBooked(taken({ package: own, castle: one, chairs: many }), [
        line(castle, more),
        line(chairs, of),
      ])
      const free = unitsLeft(takenOf(bundle, takenByItem), june12, 2)
      const lacks = (quantity: number) =>
        pickUnits([line(bundle, quantity)], takenByItem).shortages.length > 0
      if (free > 0) expect(lacks(free)).toBe(false)
      expect(lacks(free + 1)).toBe(true)
    }),
  )
})
