import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { standsOnWords, standsOn } from './stands-on'

const tent = { ...extra({ surfaces: ['grass', 'indoor'] }), quantity: 1 }
const dome = { ...inflatable({ surfaces: ['grass', 'concrete'] }), quantity: 1 }

test.each([
  ['any item, unless the office says where', inflatable(), 'grass, concrete or indoor floors'],
  ['an item of the grass', inflatable({ surfaces: ['grass'] }), 'grass only'],
  ['a package goes by its part', inflatable({ parts: [tent] }), 'grass or indoor floors only'],
  ['a package goes by all of its parts', inflatable({ parts: [tent, dome] }), 'grass only'],
  [
    'a package whose parts have no ground in common',
    inflatable({ surfaces: ['concrete'], parts: [tent] }),
    'a different ground for each part',
  ],
])('%s', (_, item, words) => {
  expect(standsOnWords(standsOn(item))).toBe(words)
})
