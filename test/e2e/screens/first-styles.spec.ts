// A written page has the styles that it shows; all of them follow at its end, and change nothing that is there already.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

test.use({ javaScriptEnabled: false })

const pages = [
  '/',
  '/inflatables',
  '/inflatable/rockford-castle',
  '/extra/folding-chairs',
  '/services',
  '/contact',
  '/blogs',
  '/blogs/blog1',
  '/contract',
]

for (const address of pages)
  test(`${address} looks the same before all of the styles have come`, async ({ page }) => {
    const late = '**/assets/*.css'
    await page.route(late, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.goto(address)
    const before = await looks(page)
    await page.unroute(late)
    await page.reload()
    expect(before.length).toBeGreaterThan(50)
    expect(await looks(page)).toEqual(before)
  })

/** Each element of the body: where it stands, and what of it is painted. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const painted = [style.color, style.backgroundColor, style.font, style.display, style.border]
      const place = [x, y, width, height].map((each) => Math.round(each))
      return [element.localName, element.className, ...place, ...painted].join(' ')
    })
  })
}
