// Two visitors want the last unit of a rental at the same moment.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { keepCart } from '../states/state'
import { checkOut, confirmation, dayAhead, pressBookNow } from '../steps/steps'
import { expect, test } from '../test'

test('M2a: of two visitors for the last unit one books, the other is told item and day', async ({
  page,
  newVisitor,
  allowErrors,
}) => {
  // The one who is late has it asked whether the unit is taken on paper only.
  allowErrors(/403 .*documents:(commit|batchGet)/)
  const day = dayAhead(49)
  const other = await newVisitor()
  for (const visitor of [page, other]) {
    await keepCart(visitor, [{ inflatableID: 'twin-peaks-slide', dates: [toStoredDay(day)] }])
    await checkOut(visitor)
  }
  await Promise.all([pressBookNow(page), pressBookNow(other)])

  const lost = `Twin Lane Racing Slide is no longer free on ${formatDay(day)}.`
  const wins = async (visitor: Page) => {
    await expect(confirmation(visitor).or(visitor.getByText(lost))).toBeVisible()
    return confirmation(visitor).isVisible()
  }
  const [first, second] = await Promise.all([wins(page), wins(other)])
  expect(first).toBe(!second)

  const loser = first ? other : page
  // The days were read again: the rental is named above the form, too, with what is free instead.
  await expect(loser.getByRole('region', { name: 'Rentals that are no longer free' })).toBeFocused()
  await loser.getByRole('link', { name: 'Change your cart' }).click()
  await expect(loser.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(loser.getByRole('alert')).toHaveText('This Date Is Not Available')
})
