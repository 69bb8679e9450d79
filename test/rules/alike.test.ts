// The site and the rules must agree on which catalogue prices and counts can be booked.
import { expect, test } from 'vitest'
import { countField } from '~/lib/db/fields'
import { readDollars } from '~/lib/money'
import { unreadableCounts } from './cases/allocations'
import { readablePrices, unreadablePrices } from './cases/lines'

test.each(readablePrices)('the site reads the price %j as %d dollars', (price, dollars) => {
  expect(readDollars(price)).toBe(Math.round(dollars * 100))
})

test.each(unreadablePrices)('the site reads no price in %j', (price) => {
  expect(readDollars(price)).toBeNull()
})

test.each(unreadableCounts)('the site reads no count in %j', (count) => {
  expect(countField({ count }, 'count')).toBeNull()
})
