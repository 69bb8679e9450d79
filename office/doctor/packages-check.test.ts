import { expect, test } from 'vitest'
import { toExtra, toInflatable } from '~/lib/db/items'
import { toRow } from '~/lib/db/packages'
import type { Item } from '~/lib/domain/item'
import { checkPackages } from './packages-check'

const castle = { kind: 'inflatables', id: 'castle', quantity: 1 }
const chairs = { kind: 'extras', id: 'chair', quantity: 20 }
const inner = { kind: 'inflatables', id: 'inner', quantity: 1 }

/** What the doctor says of the package "Party" with these parts. */
function said(parts: unknown): string[] {
  const documents = {
    'inflatables/castle': { name: 'Castle', count: 1 },
    'inflatables/odd': { name: 'Odd', count: 'two' },
    'inflatables/inner': { name: 'Inner', count: 1, parts: [castle] },
    'inflatables/garbled': { name: 'Garbled', count: 1, parts: 'castle' },
    'inflatables/party': { name: 'Party', count: 1, parts },
    'extras/chair': { name: 'Chair', count: 60 },
    'extras/house': { name: 'House', count: 1, propertyLink: 'https://example.com' },
  }
  const rows = Object.entries(documents).map(([path, fields]) => {
    const [kind, id = ''] = path.split('/')
    return toRow<Item>(kind === 'extras' ? toExtra(id, fields) : toInflatable(id, fields), fields)
  })
  return checkPackages(rows.filter((row) => row !== null))
    .map(({ what }) => what)
    .filter((what) => what.startsWith('Party '))
}

test('packages that can be booked are not reported', () => {
  expect(said(undefined)).toEqual([])
  expect(said([castle, chairs])).toEqual([])
})

test.each([
  [
    'a part that is not there',
    [{ ...castle, id: 'gone' }],
    "online: its part inflatables/gone isn't in the catalog",
  ],
  ['itself', [{ ...castle, id: 'party' }], "online: its parts can't be read"],
  ['no list', 'castle', "online: its parts can't be read"],
  ['a part with parts', [inner], 'online: its part inflatables/inner has parts of its own'],
  [
    "a part whose parts can't be read",
    [{ ...inner, id: 'garbled' }],
    'online: its part inflatables/garbled has parts of its own',
  ],
  ['a house', [{ ...chairs, id: 'house' }], 'online: its part extras/house is a house'],
  [
    'no count',
    [{ ...castle, id: 'odd' }],
    "online: the count of its part inflatables/odd can't be read",
  ],
  [
    'too few',
    [{ ...chairs, quantity: 61 }],
    ': one package needs 61 of extras/chair, but there are only 60',
  ],
])('%s among the parts is reported', (_, parts, words) => {
  expect(said(parts)).toEqual([
    `Party (inflatables/party) can't be booked ${words}`.replace(' : ', ': '),
  ])
})
