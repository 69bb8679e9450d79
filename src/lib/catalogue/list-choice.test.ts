import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { applyListChoice, readListChoice } from './list-choice'

const read = (query: string) => readListChoice(new URLSearchParams(query))

test.each([
  ['', { sort: null, water: null }],
  ['sort=price-low', { sort: 'price-low', water: null }],
  ['sort=price-high&water=wet', { sort: 'price-high', water: 'wet' }],
  ['water=dry&date=2026-12-12', { sort: null, water: 'dry' }],
  ['sort=cheapest&water=lava', { sort: null, water: null }],
])('"%s" is read for what it says', (query, choice) => {
  expect(read(query)).toEqual(choice)
})

const items = [
  inflatable({ id: 'castle', priceCents: 185_00, wetDry: 'Dry' }),
  inflatable({ id: 'combo', priceCents: 245_00, wetDry: 'Wet / Dry' }),
  inflatable({ id: 'white', name: 'Wedding Bouncer', priceCents: 95_00, wetDry: 'Dry' }),
  inflatable({ id: 'slide', priceCents: 185_00, wetDry: 'Wet' }),
  inflatable({ id: 'odd', priceCents: null, wetDry: null }),
  extra({ id: 'chairs', priceCents: 2_50 }),
]
const shown = (query: string) =>
  applyListChoice(items, read(query))
    .map(({ id }) => id)
    .join(' ')

describe('the list', () => {
  test.each([
    ['as the catalogue lists it', '', 'castle combo white slide odd chairs'],
    ['the lowest price first', 'sort=price-low', 'chairs castle slide combo white odd'],
    ['the highest price first', 'sort=price-high', 'combo castle slide chairs white odd'],
    ['what can be wet', 'water=wet', 'combo slide'],
    ['what can be dry', 'water=dry', 'castle combo white'],
    ['both at once', 'water=dry&sort=price-high', 'combo castle white'],
  ])('%s', (_, query, ids) => {
    expect(shown(query)).toBe(ids)
  })
})
