// The home page's carousel on a phone: by touch.
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { expect, test } from '../test'

test('a finger swipes it, and the page under it', async ({ page }) => {
  const row = await openHome(page)
  const card = await cards(page).first().boundingBox()
  if (!card) throw new Error('The first card has no place')
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

  async function swipe(by: { x: number; y: number }) {
    const from = { x: 250, y: Math.round(card?.y ?? 0) + 200 }
    await touch('touchStart', from)
    for (let part = 1; part <= 15; part++)
      await touch('touchMove', { x: from.x + (by.x * part) / 15, y: from.y + (by.y * part) / 15 })
    await touch('touchEnd')
  }

  await swipe({ x: -180, y: 0 })
  await expect.poll(() => placeOf(row)).toBeGreaterThan(100)
  const top = await page.evaluate(() => scrollY)
  await swipe({ x: 0, y: -150 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
})
