// Header, footer and notices, and the screens for errors.
import { expect, type Page } from '@playwright/test'
import { fillCart, settled, visit, state, type State } from './state'

export const frameStates: State[] = [
  {
    ...state('the categories under the Inflatables link', async (page) => {
      await visit(page, '/about')
      const toggle = page.getByRole('button', { name: 'Inflatable categories' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    }),
    width: 1440,
  },
  {
    ...state('the menu of narrow windows', async (page) => {
      await fillCart(page)
      await visit(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    }),
    width: 390,
  },
  state('a catalog that is loading', async (page) => {
    await visit(page, '/nowhere')
    await page.route('**/v1/**', () => new Promise(() => {}))
    await openCatalog(page)
    await expect(page.locator('[aria-busy=true]')).toBeVisible()
  }),
  {
    ...state('a screen whose script is missing', async (page) => {
      await page.route('**/assets/about*.js', (route) => route.abort())
      // React doesn't take over a page whose screen is missing.
      await page.goto('/about', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
    }),
    errors: [/ERR_FAILED .*\/assets\/about/],
  },
]

/** From another screen: a catalog that is opened by its URL was written with its rentals. */
function openCatalog(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Browse Rentals' }).click()
}
