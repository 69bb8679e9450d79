// The database can't be reached, or has no such document.
import { expect, type Page } from '@playwright/test'
import { takenSaturday } from '../steps/event-steps'
import { fillCart, type State } from './state'

const databaseAway = [/ERR_FAILED .*\/v1\//, /503 .*documents:(batchGet|runQuery)/]

export const failureStates: State[] = [
  ...['/inflatable/database-down', '/cart'].map((url) => ({
    name: `${url}, the database away`,
    errors: databaseAway,
    async open(page: Page) {
      await fillCart(page)
      await page.route('**/v1/**', (route) => route.abort())
      await page.goto(url)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  })),
  ...[
    ['an item whose days are unknown', '/inflatable/clover-castle'],
    ['the catalog, its days unknown', `/inflatables/slides?date=${takenSaturday()}`],
  ].map(([name = '', url = '']) => ({
    name,
    errors: databaseAway,
    async open(page: Page) {
      await page.route(/documents:runQuery/, (route) =>
        route.request().postData()?.includes('"allocations"') === true
          ? route.abort()
          : route.continue(),
      )
      await page.goto(url)
      await expect(page.getByRole('alert')).toContainText("We can't check dates right now")
    },
  })),
]
