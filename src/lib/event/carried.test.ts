import { expect, test } from 'vitest'
import { carriedDays } from './carried'

test.each([
  ['', ''],
  ['?sort=price-low', ''],
  ['?date=2026-12-12', '?date=2026-12-12'],
  ['?sort=price-low&date=2026-12-12&water=wet&to=2026-12-13', '?date=2026-12-12&to=2026-12-13'],
  ['?date=soon', ''],
  ['?photo=2026-12-12', ''],
  ['?date=2026-12-121', ''],
])('from a URL with "%s", links carry "%s"', (search, carried) => {
  expect(carriedDays(search)).toBe(carried)
})
