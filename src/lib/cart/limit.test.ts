import { expect, test } from 'vitest'
import { cartLimitConflict, howManyFree } from './limit'

const units = { name: 'Chairs', free: 3, capacity: 5, inCart: 0, dayCount: 1 }

test.each([
  [units, 'Chairs: 3 of 5 are available on that day.'],
  [{ ...units, free: 1, dayCount: 2 }, 'Chairs: 1 of 5 is available on those days.'],
  [{ ...units, free: 0 }, 'Chairs: 0 of 5 are available on that day.'],
  [{ ...units, free: 5, inCart: 5 }, 'Chairs: 5 of 5 are available on that day, 5 in your cart.'],
  [{ ...units, dayCount: 0 }, ''],
  [{ ...units, free: null }, ''],
])('how many are free of %o', (some, text) => {
  expect(howManyFree(some)).toBe(text)
})

test.each([
  [{ kind: 'inflatables' as const }, '3 inflatables'],
  [{ kind: 'extras' as const }, '3 of these'],
  [{ kind: 'extras' as const, free: null }, '5 of these'],
  [{ kind: 'inflatables' as const, free: 0 }, '5 inflatables'],
])('the limit names the most that the cart can have: %o', (some, most) => {
  expect(cartLimitConflict({ ...units, ...some }).text).toBe(
    `You can't add more than ${most} for the same dates`,
  )
})
