// The older site's links (/#/contract and the like): they lead where the plain paths lead, ids and fragments included.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

/** Where each family of them leads is a table of src/hash-links.test.ts; here are the kinds of path that a browser treats differently. */
const kinds = [
  ['/', 'Making Every Event Better!'],
  ['/inflatables/extras?from=mail', 'Extras'],
  ['/inflatable/no%20such%20thing', 'Inflatable Not Found'],
  ['/invoice/NoSuchInvoice0000000', 'Invoice Not Found :('],
  ['/booking/NoSuchBooking0000000', 'Booking Not Found :('],
  ['/nowhere', 'Unexpected Application Error!'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The address after the site's name. */
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

for (const [path, name] of kinds) {
  test(`/#${path} opens ${path}, from outside and from within`, async ({ page }) => {
    await page.goto(`/#${path}`)
    await expect(page).toHaveURL(path)
    await expect(heading(page, name)).toBeVisible()

    await page.goto('/about')
    await expect(heading(page, 'This is about')).toBeVisible()
    await followLink(page, `/about#${path}`)
    await expect(page).toHaveURL(path)
    await expect(heading(page, name)).toBeVisible()
  })
}

for (const address of ['/contract#liability', '/#/contract#liability'])
  test(`${address} shows its heading at the top, with the focus`, async ({ page }) => {
    await page.goto(address)
    await expectAtTop(page, 'Liability Release')
    expect(addressOf(page)).toBe('/contract#liability')
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
  await expectAtTop(page, 'The place')
  expect(addressOf(page)).toBe('/contract#place')
  await page.goBack()
  await expect(page).toHaveURL('/contract#release')
  await page.goBack()
  await expect(heading(page, 'This is about')).toBeVisible()
})

test('an older link to another site opens nothing', async ({ page }) => {
  await page.goto('/about#//elsewhere.example/contract')
  await expect(heading(page, 'This is about')).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('localhost')
})

/** As a link in an old text: it leaves with the screen that it stands on. */
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
