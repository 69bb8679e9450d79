// Every URL of the site shows its screen, and says to search engines and to the host what the
// table of pages says.
import { pageAt } from '~/urls/page-at'
import { examplePages } from '../../../local/catalog/example-pages'
import { storeInvoice } from '../steps/bookings'
import { expect, test } from '../test'

/** Other kinds of the same pages. */
const others: readonly { url: string; heading: string }[] = [
  { url: '/inflatables/games-and-obstacles', heading: 'Games and obstacles' },
  { url: '/extra/lakeside-house', heading: 'Lakeside House' },
  { url: '/booking/Qm7RtY2xKc9LvB4nWz1D', heading: 'Your booking' },
  { url: '/invoice/screensDue0Invoice00', heading: 'Invoice' },
]

test.beforeAll(async () => void (await storeInvoice({ paid: false })))

test('every URL shows its screen', async ({ page }) => {
  // It opens each of them.
  test.slow()
  for (const { url, heading } of [...examplePages, ...others])
    await test.step(url, async () => {
      const { screen, prerendered } = pageAt(url)
      const isPublic = prerendered !== 'never'
      const answer = await page.goto(url)
      expect.soft(answer?.status()).toBe(screen === null ? 404 : 200)
      const isPrerendered = (await answer?.text())?.includes('id="page-data"')
      expect.soft(isPrerendered, 'is prerendered by the build').toBe(isPublic)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.soft(page).toHaveTitle(/Better Events/)
      // A missing page has status 404 and no robots tag.
      if (screen === null) return
      expect.soft(answer?.headers()['x-robots-tag']).toBe(isPublic ? undefined : 'noindex')
      await expect.soft(page.locator('meta[name=robots]')).toHaveCount(isPublic ? 0 : 1)
    })
})
