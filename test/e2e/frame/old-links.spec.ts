// The older site's links (/#/contract and the like) lead where the plain paths lead, fragments included. Where each family of
// them leads is a table of src/hash-links.test.ts.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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

test('an older link with a fragment, clicked on another screen and on its own', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(heading(page, 'This is about')).toBeVisible()
  await followLink(page, '/about#/contract#release')
  await expectAtTop(page, 'Release')
  expect(addressOf(page)).toBe('/contract#release')
  await followLink(page, '/contract#/contract#place')
  await expectAtTop(page, 'The setup site')
  expect(addressOf(page)).toBe('/contract#place')
  await page.goBack()
  await expect(page).toHaveURL('/contract#release')
  await page.goBack()
  await expect(heading(page, 'This is about')).toBeVisible()
})

/** A link like those in old texts; it disappears with its screen. */
async function followLink(page: Page, href: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'An older link'
    link.addEventListener('click', () => setTimeout(() => link.remove()))
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: 'An older link' }).click()
}

async function expectAtTop(page: Page, name: string) {
  const target = page.getByRole('heading', { name, exact: true })
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  expect((await target.boundingBox())?.y).toBeLessThan(100)
}
