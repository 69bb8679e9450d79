// Windows as low as a desktop's at 200 % and 400 %: titles and bars leave room for the rest.
import { allStates } from '../states/all-states'
import { visit } from '../states/state'
import { expectVisibleFocus, hasFocus } from '../steps/keyboard-steps'
import { addToCart, dayAhead } from '../steps/steps'
import { expect, test } from '../test'
import { open } from './open'

const item = '/inflatable/rockford-castle'

test("an item's page at 200 %: no bar covers the focus from the form's last fields to the row of cards", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const state = allStates.find(({ name }) => name === item)
  if (!state) throw new Error('There is no such state')
  await open(page, state)
  // The bar comes back once the focus has left the item's own form.
  await page.getByLabel('Delivery Address').focus()
  const end = page.getByRole('button', { name: 'Previous rentals' })
  while (!(await hasFocus(end))) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page.locator(':focus'))
  }
})

test("at 400 %, a dialog's title leaves two thirds of it to the rest", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, `${item}?date=${dayAhead(84)}`)
  await addToCart(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: "It's in your cart" })
  const top = dialog.getByRole('heading', { level: 2 }).locator('..')
  await expect(top).toBeVisible()
  const height = (await top.boundingBox())?.height ?? Infinity
  expect(height).toBeLessThanOrEqual(224 / 3)
})
