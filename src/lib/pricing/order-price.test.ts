// What one item costs from its own page, worked by hand: rent + tax + delivery + time + waiver, or 100.00 with deposit.
import { describe, expect, test } from 'vitest'
import { bookingLine, checkoutForm, daysFrom } from '~/../test/bookings'
import { readAddress } from '~/lib/address/address'
import type { BookingLine } from '~/lib/domain/booking'
import type { DeliveryQuote } from './delivery'
import type { OrderForm } from '~/lib/domain/order-form'
import { canPayDeposit, priceOrder, withoutDeposit } from './order-price'

const rockford = delivery('12 Oak St, Rockford, IL 61101', 30_00)
const beloit = delivery('8 Elm St, Beloit, WI 53511', 50_00)

function delivery(text: string, feeCents: number): DeliveryQuote {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(`can't read ${text}`)
  return { kind: 'fee', address: reading.address, feeCents }
}

type Case = [
  what: string,
  form: Partial<OrderForm>,
  line: Partial<BookingLine>,
  delivery: DeliveryQuote,
  expected: object,
]

const cases: Case[] = [
  // 185.00 x 8.75% = 16.1875; x 9% = 16.65; 185 + 16.19 + 30 + 16.65
  ['the waiver', {}, {}, rockford, { damageWaiverCents: 16_65, totalCents: 247_84 }],
  // 185 + 16.19 + 30
  ['no waiver', { damageWaiver: false }, {}, rockford, { totalCents: 231_19 }],
  // 185.00 x 6.25% = 11.5625; 185 + 11.56 + 50 + 125 + 16.65
  ['Wisconsin', { timeWindow: 'exact' }, {}, beloit, { taxCents: 11_56, totalCents: 388_21 }],
  // 3 x 2.50 x 2 = 15.00; x 8.75% = 1.3125; x 9% = 1.35; 15 + 1.31 + 30 + 75 + 1.35
  [
    'several units and days',
    { timeWindow: 'oneHour' },
    { priceCents: 2_50, quantity: 3, days: daysFrom('2027-06-12', 2) },
    rockford,
    { rentCents: 15_00, totalCents: 122_66 },
  ],
  // neither insurance nor promo code, whatever the checkout's form had: as the first one
  [
    'what only the checkout has',
    { insurance: true, promoCode: 'betterbounce10' },
    {},
    rockford,
    { insuranceCents: 0, discountCents: 0, totalCents: 247_84 },
  ],
  // the deposit turns the waiver off: 231.19 in all, 100 now
  [
    'the deposit by card',
    { depositOnly: true, method: 'Credit Card' },
    {},
    rockford,
    { damageWaiverCents: 0, fullTotalCents: 231_19, depositCents: 100_00, totalCents: 100_00 },
  ],
  [
    'the deposit for the office',
    { depositOnly: true },
    {},
    rockford,
    { damageWaiverCents: 0, fullTotalCents: 231_19, depositCents: 100_00, totalCents: 100_00 },
  ],
  // 64.37 x 8.75% = 5.632375; 64.37 + 5.63 + 30 = 100.00: not above the deposit; the waiver of 5.79 stays
  [
    'a total of just the deposit',
    { depositOnly: true },
    { priceCents: 64_37 },
    rockford,
    { depositCents: 0, damageWaiverCents: 5_79, totalCents: 105_79 },
  ],
  // a cent more is: 64.38 + 5.63 + 30 = 100.01
  [
    'a cent above the deposit',
    { depositOnly: true },
    { priceCents: 64_38 },
    rockford,
    { fullTotalCents: 100_01, totalCents: 100_00 },
  ],
]

test.each(cases)('%s costs what the specification says', (_, some, line, where, expected) => {
  const offer = { lines: [bookingLine(line)], delivery: where, requestMode: false }
  expect(priceOrder('item', checkoutForm(some), offer)).toMatchObject(expected)
})

test('without its deposit, a quote has the full total', () => {
  const form = checkoutForm({ depositOnly: true })
  const offer = { lines: [bookingLine()], delivery: rockford, requestMode: false }
  const quote = priceOrder('item', form, offer)
  const whole = { depositCents: 0, totalCents: quote.fullTotalCents }
  expect(withoutDeposit(quote)).toEqual({ ...quote, ...whole })
})

test('in request mode there is no deposit, and elsewhere no tax', () => {
  const form = checkoutForm({ depositOnly: true, damageWaiver: false })
  const lines = [bookingLine()]
  const iowa = delivery('4 Elm St, Dubuque, IA 52001', 132_00)
  const offer = { lines, delivery: iowa, requestMode: true }
  expect(canPayDeposit('item', form, offer)).toBe(false)
  expect(priceOrder('item', form, offer)).toMatchObject({ taxCents: 0, totalCents: 317_00 })
})

describe('a cart', () => {
  const lines = [bookingLine()]
  const offer = { lines, delivery: rockford, requestMode: false }

  // 185 + 16.19 + 30 + 16.65 + 45
  test('has the certificate, and keeps the waiver beside a deposit', () => {
    const form = checkoutForm({ depositOnly: true, method: 'Credit Card' })
    expect(priceOrder('cart', form, offer)).toMatchObject({
      fullTotalCents: 292_84,
      damageWaiverCents: 16_65,
      insuranceCents: 45_00,
      totalCents: 100_00,
    })
  })

  test('pays no deposit in the office', () => {
    const form = checkoutForm({ depositOnly: true })
    expect(canPayDeposit('cart', form, offer)).toBe(false)
    expect(priceOrder('cart', form, offer)).toMatchObject({ depositCents: 0, totalCents: 292_84 })
  })

  // 185 x 0.9 = 166.50; x 8.75% = 14.56875; x 9% = 14.985; 166.50 + 14.57 + 30 + 14.99 + 45
  test('takes a promo code off its rent', () => {
    const form = checkoutForm({ promoCode: 'BetterBounce10' })
    expect(priceOrder('cart', form, offer)).toMatchObject({
      rentCents: 166_50,
      discountCents: 18_50,
      totalCents: 271_06,
    })
  })
})
