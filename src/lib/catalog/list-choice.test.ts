import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { applyListChoice, readListChoice } from './list-choice'

const read = (query: string) => readListChoice(new URLSearchParams(query))

test.each([
  ['', { sort: null, water: null, yard: null }],
  ['sort=price-low', { sort: 'price-low', water: null, yard: null }],
  ['sort=price-high&water=wet', { sort: 'price-high', water: 'wet', yard: null }],
  ['water=dry&date=2026-12-12', { sort: null, water: 'dry', yard: null }],
  ['yard=20x30', { sort: null, water: null, yard: { a: 20, b: 30 } }],
  ['yard=20', { sort: null, water: null, yard: null }],
  ['yard=0x9', { sort: null, water: null, yard: null }],
  ['sort=cheapest&water=lava', { sort: null, water: null, yard: null }],
])('"%s" is read as the choices that it names', (query, choice) => {
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
    ['as the catalog lists it', '', 'castle combo white slide odd chairs'],
    ['the lowest price first', 'sort=price-low', 'chairs castle slide combo white odd'],
    ['the highest price first', 'sort=price-high', 'combo castle slide chairs white odd'],
    ['what can be wet', 'water=wet', 'combo slide'],
    ['what can be dry', 'water=dry', 'castle combo white'],
    ['both at once', 'water=dry&sort=price-high', 'combo castle white'],
    ['what fits the yard', 'yard=18x18', 'castle combo white slide odd'],
    ['what fits a smaller one', 'yard=17x18', ''],
  ])('%s', (_, query, ids) => {
    expect(shown(query)).toBe(ids)
  })
})
