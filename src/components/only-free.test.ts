import { expect, test } from 'vitest'
import { onlyFree } from '~/components/only-free'

test.each([
  [5, 1, 'Only 5 are free on that day.'],
  [1, 2, 'Only 1 is free on those days.'],
  [0, 1, 'None are free on that day.'],
])('%i free units on %i days', (units, days, text) => {
  expect(onlyFree(units, days)).toBe(text)
})
