// What one item costs from its own page, worked by hand: rent + tax + delivery + time, and the waiver
// if wanted, or 100.00 with deposit.
import { describe, expect, test } from 'vitest'
import { bookingLine, checkoutForm, daysFrom } from '#test/bookings'
import { readAddress } from '~/lib/address/address'
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine, OrderAmounts } from '~/lib/domain/booking'
import type { OrderForm } from '~/lib/domain/order-form'
import { canPayDeposit, priceOrder, withoutDeposit, type Offer } from './order-price'

const offer = (text: string, feeCents: number, some: Partial<BookingLine> = {}): Offer => {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(`can't read ${text}`)
  const delivery = { kind: 'fee', address: reading.address, feeCents } as const
  return { lines: [bookingLine(some)], delivery, requestMode: false }
}
const inRockford = (some?: Partial<BookingLine>) => offer('12 Oak St, Rockford, IL', 30_00, some)
const rockford = inRockford()
const beloit = offer('8 Elm St, Beloit, WI 53511', 50_00)
const rockfordFor = (priceCents: number) => inRockford({ priceCents })
const chairs = inRockford({ priceCents: 2_50, quantity: 3, days: daysFrom('2027-06-12', 2) })
const withCode = { promoCode: 'betterbounce10' }
const deposit = { depositOnly: true }
const depositByCard = { ...deposit, method: 'Credit Card' } as const
const depositPaid = { damageWaiverCents: 0, fullTotalCents: 231_19, dueNowCents: 100_00 }

test.each<[string, Partial<OrderForm>, Offer, Partial<OrderAmounts>]>([
  // 185.00 x 8.75% = 16.1875; x 9% = 16.65; 185 + 16.19 + 30 + 16.65
  ['the waiver', {}, rockford, { damageWaiverCents: 16_65, dueNowCents: 247_84 }],
  // 185 + 16.19 + 30
  ['no waiver', { damageWaiver: false }, rockford, { dueNowCents: 231_19 }],
  // 185.00 x 6.25% = 11.5625; 185 + 11.56 + 50 + 125 + 16.65
  ['Wisconsin', { timeWindow: 'exact' }, beloit, { taxCents: 11_56, dueNowCents: 388_21 }],
  // 3 x 2.50 x 2 = 15.00; x 8.75% = 1.3125; x 9% = 1.35; 15 + 1.31 + 30 + 75 + 1.35
  ['units and days', { timeWindow: 'oneHour' }, chairs, { rentCents: 15_00, dueNowCents: 122_66 }],
  // as the first one: only the checkout has the certificate
  ['the certificate', { insurance: true }, rockford, { insuranceCents: 0, dueNowCents: 247_84 }],
  // as the first one, whatever the checkout's form had
  ['a promo code', withCode, rockford, { discountCents: 0, dueNowCents: 247_84 }],
  // the deposit turns the waiver off: 231.19 in all, 100 now
  ['the deposit by card', depositByCard, rockford, { ...depositPaid, depositCents: 100_00 }],
  ['the deposit for the office', deposit, rockford, { ...depositPaid, depositCents: 100_00 }],
  // 64.37 x 8.75% = 5.632375; 64.37 + 5.63 + 30 = 100.00: not above the deposit; the waiver of 5.79
  // stays
  ['just the deposit', deposit, rockfordFor(64_37), { depositCents: 0, dueNowCents: 105_79 }],
  // 65.28 + 5.71 + 30 = 100.99, and 65.29 + 5.71 + 30 = 101.00, which leaves enough to pay later
  ['less than a dollar above', deposit, rockfordFor(65_28), { depositCents: 0 }],
  ['a dollar above', deposit, rockfordFor(65_29), { fullTotalCents: 101_00, dueNowCents: 100_00 }],
])('%s costs what the specification says', (_, some, of, expected) => {
  expect(priceOrder('item', checkoutForm({ insurance: false, ...some }), of)).toMatchObject(
    expected,
  )
})

test('without its deposit, an order has the full total', () => {
  const amounts = priceOrder('item', checkoutForm(deposit), rockford)
  const whole = { depositCents: 0, dueNowCents: amounts.fullTotalCents }
  expect(withoutDeposit(amounts)).toEqual({ ...amounts, ...whole })
})

test('in request mode there is no deposit, and elsewhere no tax', () => {
  const form = checkoutForm({ ...deposit, damageWaiver: false, insurance: false })
  const iowa = { ...offer('4 Elm St, Dubuque, IA 52001', 132_00), requestMode: true }
  expect(canPayDeposit('item', form, iowa)).toBe(false)
  expect(priceOrder('item', form, iowa)).toMatchObject({ taxCents: 0, dueNowCents: 317_00 })
})

describe('a cart', () => {
  // 185 + 16.19 + 30 + 16.65 + 45
  test('has the certificate, and keeps the waiver beside a deposit', () => {
    expect(priceOrder('cart', checkoutForm(depositByCard), rockford)).toMatchObject({
      fullTotalCents: 292_84,
      damageWaiverCents: 16_65,
      insuranceCents: 45_00,
      dueNowCents: 100_00,
    })
  })

  test('pays no deposit in the office', () => {
    const form = checkoutForm(deposit)
    expect(canPayDeposit('cart', form, rockford)).toBe(false)
    expect(priceOrder('cart', form, rockford)).toMatchObject({
      depositCents: 0,
      dueNowCents: 292_84,
    })
  })

  // 185 x 0.9 = 166.50; x 8.75% = 14.56875; x 9% = 14.985; 166.50 + 14.57 + 30 + 14.99 + 45
  test('takes a promo code off its rent', () => {
    const form = checkoutForm({ promoCode: 'BetterBounce10' })
    const amounts = { rentCents: 166_50, discountCents: 18_50, dueNowCents: 271_06 }
    expect(priceOrder('cart', form, rockford)).toMatchObject(amounts)
  })
})

describe('a deposit leaves a balance that can be paid', () => {
  const plain = { damageWaiver: false, insurance: false, method: 'Credit Card' } as const
  /** An order of this total before tax is added, delivered outside the flat towns. */
  const costs = (dueNowCents: number) => {
    const request = rockfordFor(1)
    const delivery = { ...request.delivery, feeCents: dueNowCents - 1 } as Offer['delivery']
    return { ...request, delivery }
  }
  const form = checkoutForm({ ...plain, ...deposit })

  test.each([99_99, 100_00, 100_01, 100_07, 100_49, 100_50, 100_99])(
    'no deposit is offered for a total of %d cents',
    (dueNowCents) => {
      for (const kind of ['cart', 'item'] as const)
        expect(priceOrder(kind, form, costs(dueNowCents))).toMatchObject({
          depositCents: 0,
          dueNowCents,
        })
    },
  )

  test.each([101_00, 150_00])('a deposit is offered for a total of %d cents', (dueNowCents) => {
    for (const kind of ['cart', 'item'] as const)
      expect(priceOrder(kind, form, costs(dueNowCents))).toMatchObject({ dueNowCents: 100_00 })
  })

  test('where a code, a waiver or a certificate makes the difference', () => {
    const offered = (kind: OrderKind, some: Partial<OrderForm>) =>
      canPayDeposit(
        kind,
        checkoutForm({ ...plain, ...some }),
        offer('12 Oak St, Rockford, IL', 30_00, { priceCents: 65_00 }),
      )
    // 65 + 5.69 + 30 = 100.69, 106.54 with the waiver and 145.69 with the certificate.
    expect(offered('cart', {})).toBe(false)
    expect(offered('cart', { damageWaiver: true })).toBe(true)
    expect(offered('item', { damageWaiver: true })).toBe(false)
    expect(offered('cart', { insurance: true })).toBe(true)
    // An item's popup has no certificate.
    expect(offered('item', { insurance: true })).toBe(false)
    expect(offered('cart', { damageWaiver: true, promoCode: 'betterbounce10' })).toBe(false)
  })
})
