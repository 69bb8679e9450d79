import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { fc } from '#test/property'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { addDays, daysApart } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { cartTooLarge, toOrderLines, unitDays } from './order-lines'

const days = (from: number, count: number) =>
  daysFrom('2027-06-01', from + count - 1).slice(from - 1)
const cartLine = (itemId: string, from: number, count: number, quantity = 1) => ({
  itemId,
  days: days(from, count),
  quantity,
})

describe('the fewest lines', () => {
  test('40 chairs, two slides and a tent for two days are 3 lines', () => {
    const cart = [
      cartLine('chairs', 12, 2, 40),
      cartLine('slide', 12, 2, 2),
      cartLine('tent', 12, 2),
    ]
    expect(toOrderLines(cart)).toEqual(cart)
    expect(cartTooLarge(cart, [])).toBeNull()
  })

  test('two cart lines of one item, one day after the other, become one line of both days', () => {
    const lines = toOrderLines([cartLine('castle', 13, 1), cartLine('castle', 12, 1)])
    expect(lines).toEqual([cartLine('castle', 12, 2)])
  })

  test('the same days in two cart lines are one line of the summed quantity', () => {
    expect(toOrderLines([cartLine('chairs', 1, 2, 30), cartLine('chairs', 1, 2, 10)])).toEqual([
      cartLine('chairs', 1, 2, 40),
    ])
  })

  test('days with a gap are lines of their own, the first days first', () => {
    const cart = [{ itemId: 'castle', days: [...days(1, 2), ...days(4, 1)], quantity: 1 }]
    expect(toOrderLines(cart)).toEqual([cartLine('castle', 1, 2), cartLine('castle', 4, 1)])
  })

  test('three cart lines that overlap oddly are three lines, not four', () => {
    // Units a day: 2, 5, 4, 1. Taking the third day's missing unit from the newest line would split
    // one line too many.
    const odd = [cartLine('chairs', 14, 2, 3), cartLine('chairs', 13, 4), cartLine('chairs', 13, 2)]
    expect(toOrderLines(odd)).toHaveLength(3)
  })

  test('a month ends no line', () => {
    const across = [day('2027-06-30'), day('2027-07-01')]
    expect(toOrderLines([{ itemId: 'castle', days: across, quantity: 1 }])).toHaveLength(1)
  })
})

const cart = fc.array(
  fc.record({
    itemId: fc.constantFrom('castle', 'chairs'),
    days: fc
      .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 })
      .map((list) =>
        list.toSorted((a, b) => a - b).map((date) => addDays(day('2027-05-31'), date)),
      ),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 6 },
)

/** Units by item and day. */
function counted(cartLines: Cart): Record<string, number> {
  const units: Record<string, number> = {}
  for (const { itemId, days: when, quantity } of cartLines)
    for (const date of when) {
      const unit = `${itemId} ${date}`
      units[unit] = (units[unit] ?? 0) + quantity
    }
  return units
}

describe('for every cart', () => {
  test('exactly the wanted units are on the lines, day by day', () => {
    fc.assert(
      fc.property(cart, (some) => {
        expect(counted(toOrderLines(some))).toEqual(counted(some))
        expect(unitDays(toOrderLines(some))).toBe(unitDays(some))
      }),
      { numRuns: 1_000 },
    )
  })

  test('the days of a line follow one another, 14 at most, and its quantity is at least 1', () => {
    fc.assert(
      fc.property(cart, (some) => {
        for (const line of toOrderLines(some)) {
          expect(line.days.length).toBeGreaterThan(0)
          expect(line.days.length).toBeLessThanOrEqual(14)
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          line.days.forEach((date, i) => expect(date).toBe(addDays(line.days[0] ?? date, i)))
        }
      }),
    )
  })

  test('there are never more lines than the cart lines have runs of days', () => {
    fc.assert(
      fc.property(cart, (some) => {
        const runs = some.reduce((sum, { days: when }) => sum + runsOfAtMost14(when), 0)
        expect(toOrderLines(some).length).toBeLessThanOrEqual(runs)
      }),
      { numRuns: 2_000 },
    )
  })
})

const runsOfAtMost14 = (when: readonly Day[]) =>
  runsOf(when).reduce((sum, { from, to }) => sum + Math.ceil((daysApart(from, to) + 1) / 14), 0)

describe('too large for one online booking', () => {
  test('8 lines fit, 9 do not', () => {
    expect(cartTooLarge([], [])).toBeNull()
    const eight: Cart = Array.from({ length: 8 }, (_, index) => cartLine(`item${index}`, 1, 14))
    expect(cartTooLarge(eight, [])).toBeNull()
    expect(cartTooLarge([...eight, cartLine('one-more', 1, 1)], [])).toMatch(/up to 8 rentals/)
  })

  test('days that do not follow one another count as lines', () => {
    const odd = [1, 3, 5, 7, 9, 11, 13, 15, 17].flatMap((date) => days(date, 1))
    expect(cartTooLarge([{ itemId: 'castle', days: odd, quantity: 1 }], [])).toMatch(
      /up to 8 rentals/,
    )
    expect(cartTooLarge([{ itemId: 'castle', days: odd.slice(1), quantity: 1 }], [])).toBeNull()
  })

  test('400 units counted per day fit, more do not', () => {
    expect(cartTooLarge([cartLine('chairs', 1, 10, 40)], [])).toBeNull()
    expect(cartTooLarge([cartLine('chairs', 1, 10, 40), cartLine('tent', 1, 1)], [])).toMatch(
      /400 items/,
    )
  })

  test('the parts of packages count as units', () => {
    const items = [
      { id: 'package', parts: [{ id: 'chairs', quantity: 20 }], hasOwnUnits: true },
      { id: 'parts-only', parts: [{ id: 'chairs', quantity: 20 }], hasOwnUnits: false },
    ]
    expect(cartTooLarge([cartLine('package', 1, 1, 19)], items)).toBeNull()
    expect(cartTooLarge([cartLine('package', 1, 1, 20)], items)).toMatch(/400 items/)
    expect(cartTooLarge([cartLine('parts-only', 1, 1, 20)], items)).toBeNull()
  })

  test('14 different items fit with those in packages, 15 do not', () => {
    const named = (id: string, count: number) => ({
      id,
      parts: Array.from({ length: count }, (_, at) => ({ id: `${id} part ${at}`, quantity: 1 })),
      hasOwnUnits: true,
    })
    const cart = [cartLine('one', 1, 1), cartLine('two', 1, 1), cartLine('tent', 1, 1)]
    expect(cartTooLarge(cart, [named('one', 8), named('two', 3)])).toBeNull()
    expect(cartTooLarge(cart, [named('one', 8), named('two', 4)])).toMatch(
      /up to 14 different items .*Remove a rental and book it separately\.$/,
    )
    // A part of two packages counts once.
    expect(cartTooLarge(cart, [named('one', 8), { ...named('one', 8), id: 'two' }])).toBeNull()
  })
})
