// Header and menu, as the tests of both name them.
import { expect, type Locator, type Page } from '@playwright/test'

export const sixLinks = ['Home', 'Services', 'Inflatables', 'Blogs', 'Contact', 'Cart']

export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
export const marked = (within: Locator) =>
  within.getByRole('link').and(within.locator('[aria-current]'))

export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu(page)).toBeVisible()
}
