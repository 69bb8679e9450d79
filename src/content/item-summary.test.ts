import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { itemSummary } from './item-summary'

const nearby = 'We deliver in Rockford, Illinois and nearby.'

test.each([
  ['an inflatable', inflatable(), `$185 per day + delivery & tax. ${nearby}`],
  ['an extra', extra({ priceCents: 2_50 }), `$2.50 per day + delivery & tax. ${nearby}`],
  ['a price that only the cart shows', inflatable({ name: 'Wedding Castle' }), nearby],
  ['no price', extra({ priceCents: null }), nearby],
  [
    'a property',
    extra({ propertyLink: 'https://example.com/house', priceCents: 600_00 }),
    '$600 per day. Near Rockford, Illinois.',
  ],
])('a search result says of %s what it costs, and where', (_, item, words) => {
  expect(itemSummary(item).endsWith(words), itemSummary(item)).toBe(true)
})
