import type { Locator, Page } from '@playwright/test'

/** Moves a finger over the middle of an element, a step in each frame, as a phone reports it. */
export async function swipe(page: Page, on: Locator, by: { x: number; y: number }) {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is no such element to swipe')
  const from = {
    x: Math.round(box.x + box.width / 2 - by.x / 2),
    y: Math.round(box.y + box.height / 2 - by.y / 2),
  }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  for (let part = 1; part <= 15; part++) {
    await touch('touchMove', { x: from.x + (by.x * part) / 15, y: from.y + (by.y * part) / 15 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
}
