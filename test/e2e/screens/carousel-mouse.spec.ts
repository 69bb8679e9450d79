// The home page's carousel on a desktop: by wheel and by its buttons, which a phone doesn't have.
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { expect, test } from '../test'

test('a sideways wheel moves it by 50 px steps; one that turns down scrolls the page', async ({
  page,
}) => {
  const row = await openHome(page)
  await cards(page).first().hover()
  await page.mouse.wheel(120, 0)
  await expect.poll(() => placeOf(row)).toBe(100)
  await page.keyboard.down('Shift')
  await page.mouse.wheel(0, 100)
  await page.keyboard.up('Shift')
  await expect.poll(() => placeOf(row)).toBe(200)

  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  expect(await placeOf(row)).toBe(200)
})

test('the buttons move it by whole cards, as often as they are pressed', async ({ page }) => {
  const row = await openHome(page)
  await page.getByRole('button', { name: 'Next rentals' }).dblclick()
  await expect.poll(() => placeOf(row)).toBe(2_400)
  await page.getByRole('button', { name: 'Previous rentals' }).click()
  await expect.poll(() => placeOf(row)).toBe(1_200)
})
