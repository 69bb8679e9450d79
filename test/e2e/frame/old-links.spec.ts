// The older site's links (/#/contract and the like) lead where the plain paths lead, fragments
// included. Where each family of them leads is a table of src/urls/hash-links.test.ts.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

/** The URL after the site's name. */
const urlOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

test('a link to a part of the contract shows its heading at the top, with the focus', async ({
  page,
}) => {
  for (const url of ['/contract#liability', '/#/contract#liability']) {
    await page.goto('about:blank', { waitUntil: 'commit' })
    await page.goto(url)
    await expectAtTop(page, 'Liability Release')
    expect(urlOf(page)).toBe('/contract#liability')
  }
})

test('an older link with a fragment, followed on another screen and on its own', async ({
  page,
}) => {
  const follow = (hash: string) => page.evaluate((to) => (location.hash = to), hash)
  const about = page.getByRole('heading', { level: 1, name: 'This is about' })
  await page.goto('/about')
  await expect(about).toBeVisible()
  await follow('#/contract#release')
  await expectAtTop(page, 'Release')
  expect(urlOf(page)).toBe('/contract#release')
  await follow('#/contract#place')
  await expectAtTop(page, 'The setup site')
  expect(urlOf(page)).toBe('/contract#place')
  await page.goBack()
  await expect(page).toHaveURL('/contract#release')
  await page.goBack()
  await expect(about).toBeVisible()
})

async function expectAtTop(page: Page, name: string) {
  const target = page.getByRole('heading', { name, exact: true })
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  expect((await target.boundingBox())?.y).toBeLessThan(100)
}
