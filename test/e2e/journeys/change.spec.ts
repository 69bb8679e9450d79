// A customer who changes plans after booking.
import { toStoredDay } from '~/lib/time/stored-day'
import { keepCart, visit } from '../states/state'
import { checkOut, confirmedId, dayAhead, dayTile, pressBookNow, showDay } from '../steps/steps'
import { expect, test } from '../test'

test('a booking is moved, moved back and canceled', async ({ page }) => {
  const dates = [toStoredDay(dayAhead(184))]
  await keepCart(page, [{ inflatableID: 'folding-chairs', dates, quantity: 12 }])
  await checkOut(page, { email: 'changed@example.com' })
  await pressBookNow(page)
  await visit(page, `/booking/${await confirmedId(page)}`)

  await page.getByRole('button', { name: 'Move my booking' }).click()
  await showDay(page, dayAhead(186))
  await dayTile(page, dayAhead(186)).click()
  await page.getByRole('button', { name: /^Move to \w+, / }).click()
  await expect(page.getByText(/^Your booking is moved to /)).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/^Your booking is back on /)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Cancel my booking' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  const answer = page.getByRole('heading', { name: 'This booking was canceled.' })
  await expect(answer).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This booking was canceled.' })).toBeVisible()
})
