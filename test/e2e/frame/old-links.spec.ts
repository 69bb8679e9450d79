// The older site's links (/#/contract and the like) lead where the plain paths lead, fragments
// included. Where each family of them leads is a table of src/urls/hash-links.test.ts.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

/** The address after the site's name. */
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

test('a link to a part of the contract shows its heading at the top, with the focus', async ({
  page,
}) => {
  for (const address of ['/contract#liability', '/#/contract#liability']) {
    await page.goto('about:blank', { waitUntil: 'commit' })
    await page.goto(address)
    await expectAtTop(page, 'Liability Release')
    expect(addressOf(page)).toBe('/contract#liability')
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
  expect(addressOf(page)).toBe('/contract#release')
  await follow('#/contract#place')
  await expectAtTop(page, 'The setup site')
  expect(addressOf(page)).toBe('/contract#place')
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
