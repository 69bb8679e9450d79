import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { describeShortages } from './shortage-text'

test('names item and day, and how many are left', () => {
  const lines = [{ itemId: 'chairs', name: 'Folding Chairs' }]
  const shortage = { itemId: 'chairs', day: day('2027-06-12'), wanted: 40, free: 0 }
  expect(describeShortages([shortage, { ...shortage, free: 25 }], lines)).toEqual([
    'Folding Chairs is no longer available on Saturday, June 12, 2027.',
    'Folding Chairs: only 25 of 40 still available on Saturday, June 12, 2027.',
  ])
})
