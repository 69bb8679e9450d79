// The home page's carousel and its position.
import { expect, type Locator, type Page } from '@playwright/test'

const carousel = (page: Page) => page.getByRole('region', { name: 'A look at our rentals' })
export const cards = (page: Page) => carousel(page).getByRole('article')

export async function openHome(page: Page) {
  await page.goto('/')
  const row = carousel(page).getByRole('list')
  await expect(row).toBeVisible()
  await row.scrollIntoViewIfNeeded()
  // The visit's own order is drawn once somebody comes near.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('carouselOrder')))
    .not.toBeNull()
  return row
}

export const placeOf = (row: Locator) => row.evaluate((list) => list.scrollLeft)
