// Narrow windows: nothing makes a page wider than the window.
import { dayAhead, putInCart } from './steps'
import { expect, test } from './test'

const routes = [
  '/',
  '/inflatables',
  '/inflatables/bounce-houses',
  '/inflatables/combo-jumpers',
  '/inflatables/slides',
  '/inflatables/games-and-obstacles',
  '/inflatables/packages',
  '/inflatables/extras',
  '/inflatables/nothing-of-the-kind',
  '/inflatable/forty-foot-obstacle-run',
  '/inflatable/no-such-thing',
  '/extra/folding-chairs',
  '/extra/lakeside-house',
  '/cart',
  '/checkout',
  '/contract',
  '/about',
  '/nowhere',
]

for (const width of [390, 320]) {
  test(`no screen scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await putInCart(page, '/extra/frame-tent-20-x-20', [dayAhead(70), dayAhead(71)], 2)
    for (const route of routes) {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { wide, sideways } = await page.evaluate(() => {
        scrollTo(1000, 0)
        return { wide: document.documentElement.scrollWidth, sideways: scrollX }
      })
      expect({ route, wide, sideways }).toEqual({ route, wide: width, sideways: 0 })
    }
  })
}
