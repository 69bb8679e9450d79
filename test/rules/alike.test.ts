// The site and the rules must agree on which prices, counts and pictures of the catalog can be
// booked.
import { expect, test } from 'vitest'
import { countField, pictureField } from '~/lib/db/fields'
import { toExtra } from '~/lib/db/items'
import { unreadableCounts } from './cases/allocations'
import { readablePrices, unreadablePrices } from './cases/lines'
import { safePictures, unsafePictures } from './cases/pictures'

const priceOf = (price: unknown) => toExtra('chair', { name: 'Chair', price })?.priceCents

test.each(readablePrices)('the site reads the price %j as %d dollars', (price, dollars) => {
  expect(priceOf(price)).toBe(Math.round(dollars * 100))
})

test.each(unreadablePrices)('the site books nothing at the price %j', (price) => {
  expect(priceOf(price)).toBeNull()
})

test.each(unreadableCounts)('the site reads no count in %j', (count) => {
  expect(countField({ count }, 'count')).toBeNull()
})

test.each(safePictures)('the site shows and books the picture %j', (picture) => {
  expect(pictureField({ picture }, 'picture')).toBe(picture)
})

test.each(unsafePictures)('the site neither shows nor books the picture %j', (picture) => {
  expect(pictureField({ picture }, 'picture')).toBe('')
})
