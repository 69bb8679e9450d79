import { describe, expect, test } from 'vitest'
import { bookingLine, daysFrom } from '~/../test/bookings'
import { extra, inflatable } from '~/../test/items'
import { readAddress } from '~/lib/address/address'
import { flatFeeCities } from '~/lib/domain/business'
import type { BookingLine } from '~/lib/domain/booking'
import { emptyOrderForm } from '~/lib/order-form/form'
import { deliveredPrice, deliveredWords, nowhere } from './delivered-price'
import { deliveryRule, distanceFeeCents, type DeliveryQuote } from './delivery'
import { priceOrder } from './order-price'

/** The same numbers below 1 in each run. */
let state = 49
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const upTo = (most: number) => Math.floor(random() * (most + 1))
const oneOf = <Value>(values: readonly Value[]) => values[upTo(values.length - 1)] as Value

function addressOf(text: string) {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(text)
  return reading.address
}

/** The delivery to an address. @param miles null while the distance isn't known */
function deliveryTo(text: string, miles: number | null = null): DeliveryQuote {
  const address = addressOf(text)
  const rule = deliveryRule(address)
  if (rule.kind === 'flat') return { kind: 'fee', address, feeCents: rule.cents }
  return miles === null
    ? { kind: 'byDistance', address }
    : { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

/** Nothing known, a flat-fee town, Wisconsin, or an address by distance before and after its answer. */
function randomDelivery(): DeliveryQuote | null {
  const street = `${1 + upTo(999)} Oak St`
  return oneOf([
    null,
    deliveryTo(`${street}, ${oneOf(flatFeeCities)}, IL`),
    deliveryTo(`${street}, Beloit, WI 53511`),
    deliveryTo(`${street}, Freeport, IL`),
    deliveryTo(`${street}, Freeport, IL`, (1 + upTo(9_999)) / 100),
  ])
}

const randomLine = (): BookingLine =>
  bookingLine({
    itemId: `item-${upTo(99)}`,
    priceCents: upTo(400_00),
    quantity: 1 + upTo(4),
    days: daysFrom('2027-06-12', 1 + upTo(4)),
  })

const cases = Array.from({ length: 200 }, (_, number) => ({
  number,
  cart: Array.from({ length: oneOf([0, 0, 1, 2, 5]) }, randomLine),
  line: randomLine(),
  delivery: randomDelivery(),
}))

/** The checkout's total before tax, with nothing that a visitor could turn off. */
function checkout(lines: readonly BookingLine[], delivery: DeliveryQuote | null): number {
  if (lines.length === 0) return 0
  const form = { ...emptyOrderForm, damageWaiver: false, insurance: false }
  const offer = { lines, delivery: delivery ?? { kind: 'noAddress' as const }, requestMode: false }
  const quote = priceOrder('cart', form, offer)
  return quote.fullTotalCents - quote.taxCents
}

test('it is what an order adds to the checkout before tax, for 200 carts and places', () => {
  for (const { number, cart, line, delivery } of cases) {
    const price = deliveredPrice(
      inflatable({ priceCents: line.priceCents }),
      { delivery, inCart: cart.length > 0 },
      { quantity: line.quantity, dayCount: line.days.length },
    )
    const adds = checkout([...cart, line], delivery) - checkout(cart, delivery)
    const isUnknown = cart.length === 0 && delivery === null
    // The lowest fee stands in until a town is known.
    expect(price?.cents, `order ${number}`).toBe(adds + (isUnknown ? 30_00 : 0))
    expect(price?.delivery === 'from', `order ${number}`).toBe(isUnknown)
  }
})

describe('in words', () => {
  const rockford = deliveryTo('12 Oak St, Rockford, IL 61101')
  test.each([
    ['in a town with a flat fee', rockford, false, {}, '$215 delivered to Rockford'],
    [
      'for several days and units',
      rockford,
      false,
      { dayCount: 3, quantity: 2 },
      '$1,140 delivered to Rockford',
    ],
    ['in Wisconsin', deliveryTo('1 State St, Beloit, WI'), false, {}, '$235 delivered to Beloit'],
    ['by distance', deliveryTo('3 Main St, Freeport, IL'), false, {}, '$185 + $1.50 a mile'],
    [
      'at a known distance',
      deliveryTo('3 Main St, Freeport, IL', 12.4),
      false,
      {},
      '$203.60 delivered to Freeport',
    ],
    ['beside a cart', rockford, true, {}, 'Adds $185 to your order'],
    ['beside a cart without a town', null, true, {}, 'Adds $185 to your order'],
    ['without a town', null, false, {}, '+ delivery from $30'],
  ] as const)('%s', (_, delivery, inCart, many, words) => {
    const price = deliveredPrice(inflatable(), { delivery, inCart }, many)
    expect(price && deliveredWords(price)).toBe(words)
  })

  test('where only the state is known', () => {
    const address = { text: '', city: '', state: 'WI', deliverable: true }
    const delivery = { kind: 'fee', address, feeCents: 50_00 } as const
    const price = deliveredPrice(inflatable(), { delivery, inCart: false })
    expect(price && deliveredWords(price)).toBe('$235 delivered to Wisconsin')
  })
})

test.each([
  ['a price that only the cart shows', extra({ name: 'Wedding Arch' })],
  ['an unreadable price', inflatable({ priceCents: null })],
  ['a house', extra({ propertyLink: 'https://example.com/house' })],
])('there is none of %s', (_, item) => {
  expect(deliveredPrice(item, nowhere)).toBeNull()
})
