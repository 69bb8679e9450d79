import { expect, test } from 'vitest'
import { capacityOf } from './capacity'

test('the capacity is the stored count', () => {
  expect(capacityOf('castle', 3, [])).toBe(3)
  expect(capacityOf('castle', 0, [])).toBe(0)
})

test('the capacity is 1 for an item of the single-unit list, whatever its count', () => {
  expect(capacityOf('castle', 3, ['slide', 'castle'])).toBe(1)
  expect(capacityOf('castle', 1, ['castle'])).toBe(1)
  expect(capacityOf('castle', 3, ['castle2'])).toBe(3)
})

test('the capacity is 0 for a single-unit item of which there is none', () => {
  expect(capacityOf('castle', 0, ['castle'])).toBe(0)
})

test('the capacity is unknown while the count is unknown', () => {
  expect(capacityOf('castle', null, [])).toBeNull()
  expect(capacityOf('castle', null, ['castle'])).toBeNull()
})
