// Narrow windows: nothing makes a page wider than the window.
import { toStoredDay } from '~/lib/dates'
import { dayAhead } from './steps'
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
  '/blogs',
  '/blogs/blog1',
  '/blogs/no-such-post',
  '/test',
  '/services',
  '/contact',
  '/contract',
  '/about',
  '/nowhere',
]

const cart = JSON.stringify([
  {
    inflatableID: 'frame-tent-20-x-20',
    dates: [dayAhead(70), dayAhead(71)].map(toStoredDay),
    quantity: 2,
  },
  { inflatableID: 'forty-foot-obstacle-run', dates: [toStoredDay(dayAhead(70))] },
])

for (const route of routes) {
  test(`${route} doesn't scroll sideways at 390 and 320 px`, async ({ page }) => {
    await page.addInitScript((cart) => sessionStorage.setItem('cart', cart), cart)
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const seen = await page.evaluate(() => {
        scrollTo(1000, 0)
        return { wide: document.documentElement.scrollWidth, sideways: scrollX }
      })
      expect(seen).toEqual({ wide: width, sideways: 0 })
    }
  })
}
