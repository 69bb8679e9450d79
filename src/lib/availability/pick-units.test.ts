import { describe, expect, test } from 'vitest'
import { bookingLine } from '#test/bookings'
import { day } from '#test/days'
import { fc } from '#test/property'
import { needsOf, pickUnits, type CountedLine } from './pick-units'

const [june12, june13] = [day('2027-06-12'), day('2027-06-13')]
const line = (some: Partial<CountedLine> = {}): CountedLine => ({ ...bookingLine(), ...some })
const used = (units: number[], unallocated = 0) =>
  new Map([['castle', { taken: new Map([[june12, { units: new Set(units), unallocated }]]) }]])

/** Tries units in their own order. */
const inOrder = () => 0

describe('units', () => {
  test('that are taken are left to those who took them', () => {
    expect(pickUnits([line({ quantity: 2 })], used([1]), inOrder)).toEqual({
      units: [
        { itemId: 'castle', kind: 'inflatables', day: june12, unit: 0 },
        { itemId: 'castle', kind: 'inflatables', day: june12, unit: 2 },
      ],
      shortages: [],
    })
  })

  test('of another item or another day are free', () => {
    for (const other of [{ itemId: 'slide' }, { days: [june13] }]) {
      const { units } = pickUnits([line({ ...other, quantity: 3 })], used([0, 1, 2]))
      expect(units).toHaveLength(3)
    }
  })

  test('are tried in the order of the rank', () => {
    const ranks = [0.9, 0.5, 0.1]
    const { units } = pickUnits([line()], new Map(), () => ranks.shift() ?? 0)
    expect(units.map(({ unit }) => unit)).toEqual([2])
  })

  test('that the booking has already are kept, before any other', () => {
    const own = new Set(['castle_2027-06-12_2', 'castle_2027-06-12_9'])
    const { units } = pickUnits([line({ quantity: 2 })], new Map(), inOrder, own)
    expect(units.map(({ unit }) => unit)).toEqual([2, 0])
  })

  test('differ between visitors who book at the same moment', () => {
    const chosen = new Set(
      Array.from({ length: 200 }, () => pickUnits([line()], new Map()).units[0]?.unit),
    )
    expect(chosen).toEqual(new Set([0, 1, 2]))
  })
})

describe('a shortage', () => {
  test('names the item, the day and how many units are free', () => {
    const lines = [line({ quantity: 2 }), line({ days: [june13] })]
    expect(pickUnits(lines, used([0, 2]), inOrder)).toEqual({
      units: [{ itemId: 'castle', kind: 'inflatables', day: june13, unit: 0 }],
      shortages: [{ itemId: 'castle', day: june12, wanted: 2, free: 1 }],
    })
  })
})

test('for every line: exactly the wanted units, each once, free and existing; or a shortage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 1, max: 10 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 9 })),
      fc.integer({ min: 0, max: 3 }),
      (capacity, quantity, taken, unallocated) => {
        const wanted = line({ capacity, quantity })
        const { units, shortages } = pickUnits([wanted], used(taken, unallocated))
        const free = Math.max(0, capacity - taken.length - unallocated)
        if (free < quantity) {
          expect(units).toEqual([])
          expect(shortages).toEqual([{ itemId: 'castle', day: june12, wanted: quantity, free }])
          return
        }
        const chosen = units.map(({ unit }) => unit)
        expect(new Set(chosen).size).toBe(quantity)
        expect(chosen).toHaveLength(quantity)
        expect(chosen.every((unit) => unit < capacity && !taken.includes(unit))).toBe(true)
      },
    ),
  )
})

describe('a package', () => {
  const bundle = line({
    itemId: 'package',
    parts: [
      { id: 'castle', kind: 'inflatables', quantity: 1, capacity: 2 },
      { id: 'chair', kind: 'extras', quantity: 20, capacity: 60 },
    ],
  })
  const other = { ...bundle, itemId: 'other' }
  const [inFirst, inOther] = ['inflatables/package', 'inflatables/other']
  const chairs = line({ itemId: 'chair', kind: 'extras', capacity: 60, quantity: 5 })
  const wanted = (lines: readonly CountedLine[]) =>
    needsOf(lines).map(({ itemId, quantity }) => `${itemId} ${quantity}`)

  test('takes its own units and those of its parts, beside what else is booked of these', () => {
    const two = ['package 2', 'castle 2', 'chair 45']
    expect(wanted([{ ...bundle, quantity: 2 }, chairs])).toEqual(two)
    const each = ['chair 45', 'package 1', 'castle 2', 'other 1']
    expect(wanted([chairs, bundle, other])).toEqual(each)
  })

  test('without a count of its own takes units of its parts alone', () => {
    expect(wanted([{ ...bundle, hasOwnUnits: false }])).toEqual(['castle 1', 'chair 20'])
  })

  test('is named by the units of its parts, and by no others', () => {
    const { units, shortages } = pickUnits([chairs, bundle, other], new Map())
    const count = (itemId: string, inPackage?: string) =>
      units.filter((unit) => unit.itemId === itemId && unit.inPackage === inPackage).length
    expect(shortages).toEqual([])
    expect([count('chair'), count('chair', inFirst), count('chair', inOther)]).toEqual([5, 20, 20])
    expect([count('castle', inFirst), count('castle', inOther)]).toEqual([1, 1])
    expect([count('package'), count('other')]).toEqual([1, 1])
  })

  test('lacks units where a part does', () => {
    expect(pickUnits([{ ...bundle, quantity: 3 }], new Map()).shortages).toEqual([
      { itemId: 'castle', day: june12, wanted: 3, free: 2 },
    ])
  })
})
