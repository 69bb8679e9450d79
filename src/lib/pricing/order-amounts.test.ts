import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { fc } from '#test/property'
import { emptyOrderForm } from '~/lib/order-form/form'
import { promoPercent, calculateAmounts } from './order-amounts'

/** Up to $1,999.99, among them many that give half cents. */
const price = fc.oneof(
  fc.integer({ min: 0, max: 1_999_99 }),
  fc.constantFrom(29, 1_01, 149_99, 2_00, 10),
)
const line = fc.record({
  priceCents: price,
  quantity: fc.integer({ min: 1, max: 60 }),
  days: fc.integer({ min: 1, max: 14 }).map((count) => daysFrom('2027-06-12', count)),
})

/** Everything that a visitor can choose. */
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  promo: fc.constantFrom('', 'unknown', 'betterbounce10', 'BetterStay15', 'BETTERSTAYNOW.COM25'),
  state: fc.constantFrom(...(['IL', 'WI', null] as const)),
  // Flat, none yet, and by distance: half-cent free whole cents up to 2,000 miles.
  deliveryFeeCents: fc.oneof(fc.constantFrom(30_00, 50_00), fc.integer({ min: 0, max: 3_000_00 })),
  timeWindow: fc.constantFrom(...(['none', 'exact', 'oneHour', 'twoHours'] as const)),
  damageWaiver: fc.boolean(),
  insurance: fc.boolean(),
  depositOnly: fc.boolean(),
})
type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const inputOf = ({ promo, ...rest }: Order) => ({
  ...emptyOrderForm,
  ...rest,
  promoPercent: promoPercent(promo),
})

// The specification's section 9 again, in exact fractions; nothing here comes from the program.
const percentOff: Record<string, bigint> = {
  '': 0n,
  unknown: 0n,
  betterbounce10: 10n,
  BetterStay15: 15n,
  'BETTERSTAYNOW.COM25': 25n,
}
const windowCents = { none: 0n, exact: 12_500n, oneHour: 7_500n, twoHours: 5_000n }
const hundredthsOfPercent = { IL: 875n, WI: 625n }

/** numerator / denominator, half-up. */
const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

function exactly({ lines, promo, state, ...rest }: Order) {
  const sum = lines.reduce(
    (total, { priceCents, quantity, days }) =>
      total + BigInt(priceCents) * BigInt(quantity) * BigInt(days.length),
    0n,
  )
  const rent = halfUp(sum * (100n - (percentOff[promo] ?? 0n)), 100n)
  const tax = state === null ? 0n : halfUp(rent * hundredthsOfPercent[state], 10_000n)
  const waiver = rest.damageWaiver ? halfUp(rent * 9n, 100n) : 0n
  const insurance = rest.insurance ? 4_500n : 0n
  const window = windowCents[rest.timeWindow]
  const total = rent + tax + BigInt(rest.deliveryFeeCents) + window + waiver + insurance
  const deposit = rest.depositOnly ? 10_000n : 0n
  const due = rest.depositOnly ? deposit : total
  return { sum, discount: sum - rent, rent, tax, waiver, insurance, window, total, deposit, due }
}

test('an order is exact to the cent, rounded half-up in the stated order', () => {
  fc.assert(
    fc.property(order, (some) => {
      const amounts = calculateAmounts(inputOf(some))
      const exact = exactly(some)
      expect({
        sum: BigInt(amounts.undiscountedRentCents),
        discount: BigInt(amounts.discountCents),
        rent: BigInt(amounts.rentCents),
        tax: BigInt(amounts.taxCents),
        waiver: BigInt(amounts.damageWaiverCents),
        insurance: BigInt(amounts.insuranceCents),
        window: BigInt(amounts.timeWindowCents),
        total: BigInt(amounts.fullTotalCents),
        deposit: BigInt(amounts.depositCents),
        due: BigInt(amounts.dueNowCents),
      }).toEqual(exact)
    }),
    { numRuns: 2_000 },
  )
})
test.each([
  'betterbounce10',
  ' BetterBounce10 ',
  '[betterbounce10]',
  '(betterbounce10)',
  '{betterbounce10}',
  '<betterbounce10>',
  '*betterbounce10*',
  'betterbounce10?',
  'betterbounce10?!',
  'betterbounce10…',
  '#betterbounce10',
  '“betterbounce10”.',
  'Code: betterbounce10',
  'code=BETTERBOUNCE10',
  'Promo code：betterbounce10',
  'use betterbounce10!',
  'code is "betterbounce10"',
  'betterbounce10 (10% off)',
  'betterbounce10 please',
  'ｂｅｔｔｅｒｂｏｕｎｃｅ１０',
  'ＢＥＴＴＥＲbounce１０？',
  'better\u200bbounce10',
  '\u00a0betterbounce10',
])('the code %j takes 10% off', (code) => expect(promoPercent(code)).toBe(10))

test.each([
  '',
  '?',
  'betterbounce',
  'betterbounce100',
  'xbetterbounce10',
  'better-bounce10',
  '10%',
  'Code:',
])('the code %j takes nothing off', (code) => expect(promoPercent(code)).toBe(0))
