import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { hidesPrice, type Item } from '~/lib/domain/item'
import { applyListChoice, readListChoice } from './list-choice'

const read = (query: string) => readListChoice(new URLSearchParams(query))

const none = { sort: null, water: null, yard: null, most: null }

test.each([
  ['', none],
  ['sort=price-low', { ...none, sort: 'price-low' }],
  ['sort=price-high&water=wet', { ...none, sort: 'price-high', water: 'wet' }],
  ['water=dry&date=2026-12-12', { ...none, water: 'dry' }],
  ['yard=20x30', { ...none, yard: { a: 20, b: 30 } }],
  ['yard=20', none],
  ['yard=0x9', none],
  ['most=250', { ...none, most: 250 }],
  ['most=-1', none],
  ['most=0', none],
  ['most=99.5', none],
  ['most=1e3', none],
  ['sort=cheapest&water=lava&most=lots', none],
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
const priceOf = (item: Item) => (hidesPrice(item) ? null : item.priceCents)
const shown = (query: string) =>
  applyListChoice(items, read(query), priceOf)
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
    [
      'what costs so much at most, leaving out what shows no price',
      'most=185',
      'castle slide chairs',
    ],
    ['what costs less', 'most=184', 'chairs'],
    ['what fits the yard', 'yard=18x18', 'castle combo white slide odd'],
    ['what fits a smaller one', 'yard=17x18', ''],
  ])('%s', (_, query, ids) => {
    expect(shown(query)).toBe(ids)
  })
})
