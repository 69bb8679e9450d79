import { expect, test } from 'vitest'
import { inflatable } from '#test/items'
import { jumpersAtOnce, jumperWords } from './jumpers'

test.each([
  ['the general limit, where an item has no number of its own', null, 5],
  ['a ring for two is for two', 2, 2],
  ['one more than the general limit', 6, 6],
  ['never more than the contract allows', 12, 6],
])('%s', (_, jumpers, atOnce) => {
  expect(jumpersAtOnce(inflatable({ jumpers }))).toBe(atOnce)
})

test.each([
  ['bounce-houses', 5, '5 jumpers'],
  ['bounce-houses', 1, '1 jumper'],
  ['Games & Obstacles', 2, '2 people'],
  ['slides', 1, '1 person'],
  ['', 2, '2 jumpers'],
])('in words, %s for %i: %s', (category, jumpers, words) => {
  expect(jumperWords(inflatable({ categories: [category], jumpers }))).toBe(words)
})
