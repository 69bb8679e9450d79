// The home page's carousel on a phone: by touch.
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { swipe } from '../steps/swipe'
import { expect, test } from '../test'

test('a finger swipes it, and the page under it', async ({ page }) => {
  const row = await openHome(page)
  await swipe(page, cards(page).first(), { x: -180, y: 0 })
  await expect.poll(() => placeOf(row)).toBeGreaterThan(100)
  const top = await page.evaluate(() => scrollY)
  await swipe(page, row, { x: 0, y: -150 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
})
