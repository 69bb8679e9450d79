import { describe, expect, test } from 'vitest'
import { fc } from '#test/property'
import {
  basisPointsOf,
  formatCents,
  formatPercent,
  formatPrice,
  readDollars,
  toDollars,
} from './money'

describe('a stored price', () => {
  test.each([
    ['185', 185_00],
    ['149.9', 149_90],
  ])('without all of its cents, %j, is %i cents', (stored, cents) => {
    expect(readDollars(stored)).toBe(cents)
  })

  test('no price up to $2,000 loses a cent, whether it is stored as a number or as text', () => {
    // Math.floor(0.29 * 100) is 28.
    const wrong: string[] = []
    for (let cents = 0; cents <= 2000_00; cents++) {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      if (readDollars(text) !== cents || readDollars(Number(text)) !== cents) wrong.push(text)
    }
    expect(wrong).toEqual([])
  })

  const texts = ['$149', '1,200', '149.999', '3.', '.5', '-5', '', ' ', 'call us', '1e3', '0x10']
  const others = [
    149.999,
    -5,
    10_000_000,
    90e12,
    1e300,
    NaN,
    Infinity,
    null,
    undefined,
    true,
    [149],
    { value: 149 },
  ]

  test.each([...texts, ...others])(
    '%j is no price: the item is not bookable online instead of free',
    (stored) => {
      expect(readDollars(stored)).toBeNull()
    },
  )
})

describe('dollars in documents', () => {
  test('29 cents are 0.29, and every amount reads back as itself', () => {
    expect(toDollars(29)).toBe(0.29)
    expect(toDollars(14_999)).toBe(149.99)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), (cents) => {
        expect(readDollars(toDollars(cents))).toBe(cents)
        // No more than two decimals, as a document or a mail would print it.
        expect(String(toDollars(cents))).toMatch(/^\d+(\.\d{1,2})?$/)
      }),
    )
  })
})

describe('part of an amount', () => {
  test('is half-up for every amount, compared with exact whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_99 }),
        fc.constantFrom(625, 875, 900, 7_500, 8_500, 9_000, 10_000),
        (cents, basisPoints) => {
          const exact = (BigInt(cents) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
          expect(basisPointsOf(cents, basisPoints)).toBe(Number(exact))
        },
      ),
    )
  })
})

describe('money in words', () => {
  test('every amount reads as the browser would write it', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (cents) => {
        expect(formatCents(cents)).toBe(usd.format(cents / 100))
      }),
    )
  })

  test.each([
    [185_00, '$185'],
    [149_99, '$149.99'],
    [149_90, '$149.90'],
    [1_200_00, '$1,200'],
  ])('%i cents are priced as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text)
  })
})

test.each([
  [900, '9%'],
  [875, '8.75%'],
  [625, '6.25%'],
  [2_900, '29%'],
])('%i basis points are %s', (basisPoints, text) => {
  expect(formatPercent(basisPoints)).toBe(text)
})
