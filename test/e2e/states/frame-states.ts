// Header, footer and notices, and the screens for errors.
import { expect, type Page } from '@playwright/test'
import { fillCart, settled, visit, type State } from './state'

export const frameStates: State[] = [
  {
    name: 'the categories under the Inflatables tab',
    width: 1440,
    async open(page) {
      await visit(page, '/about')
      const toggle = page.getByRole('button', { name: 'Inflatable categories' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'the menu of narrow windows',
    width: 390,
    async open(page) {
      await fillCart(page)
      await visit(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'a catalog that is loading',
    async open(page) {
      await visit(page, '/nowhere')
      await page.route('**/v1/**', () => new Promise(() => {}))
      await openCatalog(page)
      await expect(page.locator('[aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'a screen whose script is missing',
    errors: [/ERR_FAILED .*\/assets\/about/],
    async open(page) {
      await page.route('**/assets/about*.js', (route) => route.abort())
      // React doesn't take over a page whose screen is missing.
      await page.goto('/about', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await settled(page)
    },
  },
]

/** From another screen: a catalog that is opened by its address was written with its rentals. */
function openCatalog(page: Page) {
  return page.getByRole('main').getByRole('link', { name: 'Browse Rentals' }).click()
}
