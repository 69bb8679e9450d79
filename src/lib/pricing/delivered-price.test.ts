import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { checkoutAdds, randomOrders } from '#test/random-orders'
import { readAddress } from '~/lib/address/address'
import { deliveredPrice, deliveredWords, listedCents, type Destination } from './delivered-price'
import { distanceFeeCents, placeDelivery, type DeliveryQuote } from './delivery'

const nowhere: Destination = { delivery: null, inCart: false }

test('it is what an order adds to the checkout before tax, for 200 carts and places', () => {
  for (const { name, cart, line, place, miles } of randomOrders(200)) {
    const now = place && placeDelivery(place)
    const asked = now?.kind === 'byDistance' && { ...now, feeCents: distanceFeeCents(miles) }
    const isFar = asked && { ...asked, kind: 'fee' as const }
    // By distance before and after the answer.
    for (const delivery of [now, ...(isFar ? [isFar] : [])]) {
      const price = deliveredPrice(
        inflatable({ priceCents: line.priceCents }),
        { delivery, inCart: cart.length > 0 },
        line.days.length,
        line.quantity,
      )
      const isUnknown = cart.length === 0 && delivery === null
      // The lowest fee stands in until a town is known.
      const adds = checkoutAdds({ cart, line }, delivery) + (isUnknown ? 30_00 : 0)
      expect(price?.cents, name).toBe(adds)
      expect(price?.delivery === 'from', name).toBe(isUnknown)
    }
  }
})

function deliveryTo(text: string, miles: number | null = null): DeliveryQuote {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(text)
  const { address } = reading
  const state = address.state === 'WI' ? 'WI' : 'IL'
  const now = placeDelivery({ city: address.city, state, address: text })
  return miles === null ? now : { kind: 'fee', address, feeCents: distanceFeeCents(miles) }
}

describe('in words', () => {
  const rockford = deliveryTo('12 Oak St, Rockford, IL 61101')
  test.each([
    ['in a town with a flat fee', rockford, false, 1, '$215\u00a0delivered to Rockford'],
    ['for several days', rockford, false, 3, '$555 for 3 days, $585\u00a0delivered to Rockford'],
    ['for several days beside a cart', rockford, true, 2, 'Adds $370 for 2 days'],
    [
      'for several days by distance',
      deliveryTo('3 Main St, Freeport, IL'),
      false,
      2,
      '$370 for 2 days + $1.50\u00a0a\u00a0mile for delivery',
    ],
    ['for several days without a town', null, false, 2, '$370 for 2 days + delivery from $30'],
    [
      'in Wisconsin',
      deliveryTo('1 State St, Beloit, WI'),
      false,
      1,
      '$235\u00a0delivered to Beloit',
    ],
    [
      'by distance',
      deliveryTo('3 Main St, Freeport, IL'),
      false,
      1,
      '$185 + $1.50\u00a0a\u00a0mile for delivery',
    ],
    [
      'at a known distance',
      deliveryTo('3 Main St, Freeport, IL', 12.4),
      false,
      1,
      '$203.60\u00a0delivered to Freeport',
    ],
    ['beside a cart', rockford, true, 1, 'Adds $185 to your order'],
    ['beside a cart without a town', null, true, 1, 'Adds $185 to your order'],
    ['without a town', null, false, 1, '+ delivery from $30'],
  ] as const)('%s', (_, delivery, inCart, dayCount, words) => {
    const price = deliveredPrice(inflatable(), { delivery, inCart }, dayCount)
    expect(price && deliveredWords(price)).toBe(words)
  })

  test('where only the state is known', () => {
    const address = { text: '', city: '', state: 'WI', deliverable: true }
    const delivery = { kind: 'fee', address, feeCents: 50_00 } as const
    const price = deliveredPrice(inflatable(), { delivery, inCart: false }, 1)
    expect(price && deliveredWords(price)).toBe('$235\u00a0delivered to Wisconsin')
  })
})

const arch = extra({ name: 'Wedding Arch' })
const house = extra({ propertyLink: 'https://example.com/house', priceCents: 600_00 })

test.each([
  ['a price that only the cart shows', arch],
  ['an unreadable price', inflatable({ priceCents: null })],
  ['a house', house],
])('there is none of %s', (_, item) => {
  expect(deliveredPrice(item, nowhere, 1)).toBeNull()
})

test.each([
  ['with delivery', inflatable(), 400_00],
  ["of a house alone, which isn't delivered", house, 1200_00],
  ['unknown where it shows none', arch, null],
])('in a list of two days a price is %s', (_, item, cents) => {
  expect(listedCents(item, nowhere, 2)).toBe(cents)
})
