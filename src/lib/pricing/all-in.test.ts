import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { extra, inflatable } from '#test/items'
import { randomVisits, withoutOptions, type RandomVisit } from '#test/random-visits'
import { readAddress } from '~/lib/address/address'
import { allIn, allInWords, depositWords, listedCents, totalName, type OrderSoFar } from './all-in'
import { distanceFeeCents, feeOfPlace, type DeliveryFee } from './delivery'
import { calculateAmounts } from './order-amounts'

const nowhere: OrderSoFar = { delivery: { kind: 'noAddress' }, cart: null }

const visitOf = ({ delivery, cart, form: { promoCode } }: RandomVisit): OrderSoFar => ({
  delivery,
  cart: cart.length === 0 ? null : { lines: cart, promoCode },
})

test('it is what an order adds to the checkout without its options, for 200 visits', () => {
  for (const visit of randomVisits(200)) {
    const { name, cart, line, delivery } = visit
    const price = allIn(visitOf(visit), line)
    // By itself it is the popup's, which takes no promo code.
    const kind = cart.length > 0 ? 'cart' : 'item'
    const after = withoutOptions(kind, [...cart, line], visit)
    expect(price.cents, name).toBe(after - withoutOptions(kind, cart, visit))
    expect(price.rentCents + price.deliveryFeeCents + price.taxCents, name).toBe(price.cents)
    expect(price.orderCents, name).toBe(cart.length > 0 ? after : null)
    expect(price.missing === '', name).toBe(delivery.kind === 'fee')
  }
})

test("until a cart's prices are read, its delivery counts as paid", () => {
  const line = { priceCents: 185_00, quantity: 1, days: [null] }
  const unread = {
    delivery: deliveryTo('12 Oak St, Rockford, IL'),
    cart: { lines: null, promoCode: '' },
  }
  expect(allIn(unread, line)).toMatchObject({ cents: 185_00 + 16_19, orderCents: null })
})

function deliveryTo(text: string, miles: number | null = null): DeliveryFee {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(text)
  const { address } = reading
  const state = address.state === 'WI' ? 'WI' : 'IL'
  const fee = feeOfPlace({ town: address.town, state, address: text })
  return miles === null ? fee : { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

describe('in words', () => {
  const rockford = deliveryTo('12 Oak St, Rockford, IL 61101')
  const freeport = deliveryTo('3 Main St, Freeport, IL')
  const unasked = { kind: 'noAddress' } as const
  test.each<[string, DeliveryFee, boolean, number, string]>([
    ['in a town with a flat fee', rockford, false, 1, '$231.19 with delivery & tax'],
    ['for several days', rockford, false, 3, '$633.56 for 3 days with delivery & tax'],
    ['beside a cart', rockford, true, 1, 'Adds $201.19 to your order'],
    ['for several days beside a cart', rockford, true, 2, 'Adds $402.38 for 2 days to your order'],
    ['beside a cart without a town', unasked, true, 1, 'Adds $185.00 + tax to your order'],
    ['by distance', freeport, false, 1, '$201.19 with tax + $1.50 a mile'],
    [
      'at a known distance',
      deliveryTo('3 Main St, Freeport, IL', 12.4),
      false,
      1,
      '$219.79 with delivery & tax',
    ],
    ['without a town', unasked, false, 1, '$185.00 + delivery & tax'],
  ])('%s', (_, delivery, inCart, dayCount, words) => {
    const days = daysFrom('2027-06-12', dayCount)
    const cart = inCart ? { lines: [], promoCode: '' } : null
    const price = allIn({ delivery, cart }, { priceCents: 185_00, quantity: 1, days })
    expect(Object.values(allInWords(price)).join('')).toBe(words)
  })

  test('a total says what it lacks, and a deposit when it is paid', () => {
    expect(totalName('')).toBe('Total')
    expect(totalName('delivery & tax')).toBe('Total before delivery & tax')
    const amounts = { ...calculateAmounts(noRent), depositCents: 100_00 }
    expect(depositWords(amounts, 'Credit Card')).toBe('pay $100 today')
    expect(depositWords(amounts, 'Cash In Office')).toBe('pay $100 first, in our office')
  })
})

const noRent = { lines: [], promoPercent: 0, state: null, deliveryFeeCents: 0 }
const property = extra({ propertyLink: 'https://example.com/house', priceCents: 600_00 })

test.each([
  ['all-in', inflatable(), 370_00 + 32_38 + 30_00],
  ["of a property alone, which isn't delivered", property, 1200_00],
  ['unknown where only the cart shows it', extra({ name: 'Wedding Arch' }), null],
  ["unknown where it can't be read", inflatable({ priceCents: null }), null],
])('in a list of two days a price is %s', (_, item, cents) => {
  const delivery = deliveryTo('12 Oak St, Rockford, IL')
  expect(listedCents(item, { ...nowhere, delivery }, daysFrom('2027-06-12', 2))).toBe(cents)
})
