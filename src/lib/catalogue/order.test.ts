import { expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { sortExtras, sortInflatables } from './order'

test('inflatables stand by name, without regard to case', () => {
  const items = ['Zoo', 'apple', 'Moon'].map((name) => inflatable({ name }))
  expect(sortInflatables(items).map((item) => item.name)).toEqual(['apple', 'Moon', 'Zoo'])
})

test('extras: the first one, no digits before digits, packages before the rest, then by name', () => {
  const names = ['10 Packages', 'Tent', '8 ft Table', 'Yard Packages', 'Arch', 'Package', 'Last']
  const items = names.map((name) => extra({ id: name, name }))
  expect(sortExtras(items, 'Last').map((item) => item.name)).toEqual([
    'Last',
    'Yard Packages',
    'Arch',
    'Package',
    'Tent',
    '10 Packages',
    '8 ft Table',
  ])
})
