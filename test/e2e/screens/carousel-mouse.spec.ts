// The home page's carousel on a desktop: by wheel, by its buttons, and by the keyboard.
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { expect, test } from '../test'

test('a sideways wheel and the arrow keys move it by 50 px steps, the buttons by whole cards; a vertical wheel scrolls the page', async ({
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

  const previous = page.getByRole('button', { name: 'Previous rentals' })
  const next = page.getByRole('button', { name: 'Next rentals' })
  await previous.click()
  await expect.poll(() => placeOf(row)).toBe(0)
  await next.click()
  await next.click()
  await expect.poll(() => placeOf(row)).toBe(2_400)
  await previous.click()
  await previous.click()
  await expect.poll(() => placeOf(row)).toBe(0)

  await cards(page).first().getByRole('link').first().focus()
  for (const place of [50, 100, 150]) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => placeOf(row)).toBe(place)
  }
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => placeOf(row)).toBe(100)
})

test('Tab leads from card to card, and past all of them when asked', async ({ page }) => {
  const row = await openHome(page)
  const skip = page.getByRole('link', { name: 'Skip these rentals' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  for (let tabs = 0; tabs < 14; tabs++) {
    await page.keyboard.press('Tab')
    const whole = { ratio: 0.99 }
    await expect(cards(page).filter({ has: page.locator(':focus') })).toBeInViewport(whole)
  }
  await expect(cards(page).nth(13).getByRole('link').first()).toBeFocused()
  expect(await placeOf(row)).toBeGreaterThan(0)

  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Learn More' })).toBeFocused()
})
