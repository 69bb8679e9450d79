import { describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import type { CategorySlug } from './categories'
import { alsoLike, categoryAbove, categoryOf, itemsOf } from './category-items'

const inflatables = [
  inflatable({ id: 'wave', name: 'Wave Slide', categories: ['slides'] }),
  inflatable({ id: 'castle', name: 'Castle', categories: ['Bounce Houses'] }),
  inflatable({ id: 'combo', name: 'Combo', categories: ['combo-jumpers', 'slides'] }),
  inflatable({ id: 'run', name: 'Obstacle Run', categories: ['Games & Obstacles'] }),
  inflatable({ id: 'birthday', name: 'Birthday Castle', categories: ['packages'] }),
]
const extras = [
  extra({ id: 'tent', name: '20 x 20 Tent' }),
  extra({ id: 'chairs', name: 'Chairs' }),
  extra({ id: 'picnic', name: 'Picnic Package' }),
  extra({ id: 'pkg', name: 'Graduation Pkg 40' }),
  extra({ id: 'parties', name: 'Yard Packages' }),
  extra({ id: 'first', name: 'Zebra Tables' }),
]
const ids = (slug: CategorySlug) =>
  itemsOf(slug, { inflatables, extras }, 'first').map((item) => item.id)

describe('the items of a category', () => {
  test('all rentals: inflatables by name, then the extras in their own order', () => {
    expect(ids('all-rentals').join(' ')).toBe(
      'birthday castle combo run wave first parties chairs picnic tent pkg',
    )
  })

  test.each([
    ['bounce-houses', ['castle']],
    ['combo-jumpers', ['combo']],
    ['slides', ['combo', 'wave']],
    ['games-and-obstacles', ['run']],
  ] as const)('%s has the inflatables filed under it, in any spelling', (slug, expected) => {
    expect(ids(slug)).toEqual(expected)
  })

  test('packages adds the extras whose name says package or pkg', () => {
    expect(ids('packages')).toEqual(['birthday', 'parties', 'picnic', 'pkg'])
  })

  test('extras leaves those out', () => {
    expect(ids('extras')).toEqual(['first', 'chairs', 'tent'])
  })
})

test('inflatables are sorted by name, without regard to case', () => {
  const unsorted = ['Zoo', 'apple', 'Moon'].map((name) => inflatable({ name }))
  const items = itemsOf('all-rentals', { inflatables: unsorted, extras: [] }, '')
  expect(items.map((item) => item.name)).toEqual(['apple', 'Moon', 'Zoo'])
})

test('extras: the first one, no digits before digits, packages before the rest, then by name', () => {
  const names = ['10 Packages', 'Tent', '8 ft Table', 'Yard Packages', 'Arch', 'Package', 'Last']
  const unsorted = names.map((name) => extra({ id: name, name }))
  const items = itemsOf('all-rentals', { inflatables: [], extras: unsorted }, 'Last')
  const sorted = 'Last, Yard Packages, Arch, Package, Tent, 10 Packages, 8 ft Table'
  expect(items.map((item) => item.name).join(', ')).toBe(sorted)
})

test('an item belongs to the first category that we know', () => {
  const item = inflatable({ categories: ['seasonal', 'Combo Jumpers', 'slides'] })
  expect(categoryOf(item)?.slug).toBe('combo-jumpers')
  expect(categoryOf(inflatable({ categories: ['seasonal'] }))).toBeNull()
})

test.each([
  ['Graduation Pkg 40', ['Extras'], 'packages'],
  ['Party Set', ['Packages'], 'packages'],
  ['Chairs', ['Slides'], 'extras'],
  ['Tent', [], 'extras'],
] as const)('%s, an extra filed under %j, belongs to %s', (name, filed, slug) => {
  const item = extra({ name, categories: filed })
  const lists = (['packages', 'extras', 'slides'] as const).filter((each) =>
    itemsOf(each, { inflatables, extras: [item] }, '').includes(item),
  )
  expect(lists).toEqual([slug])
  expect(categoryAbove(item)?.slug).toBe(slug)
})

test('an inflatable is shown with others of its category, never with itself', () => {
  const combo = inflatable({ id: 'combo', categories: ['slides'] })
  expect(alsoLike(combo, inflatables).map((item) => item.id)).toEqual(['wave'])
})

test('an extra is shown with other extras, at most eight', () => {
  const many = Array.from({ length: 12 }, (_, index) => extra({ id: `extra ${index}` }))
  const shown = alsoLike(extra({ id: 'extra 0' }), many)
  expect(shown).toHaveLength(8)
  expect(shown.map((item) => item.id)).not.toContain('extra 0')
})
