// The older site's links (/#/contract and the like): they lead where the plain paths lead, ids and fragments included.
import type { Page } from '@playwright/test'
import { expect, test } from '../test'

/** A path of each family, and the heading of its screen. */
const families = [
  ['/', 'Making Every Event Better!'],
  ['/services', 'Services'],
  ['/inflatables', 'All rentals'],
  ['/inflatables/slides', 'Slides'],
  ['/inflatables/extras?from=mail', 'Extras'],
  ['/inflatable/rockford-castle', 'Rockford Castle'],
  ['/inflatable/no%20such%20thing', 'Inflatable Not Found'],
  ['/extra/folding-chairs', 'Folding Chairs'],
  ['/cart', 'Your cart'],
  ['/checkout', 'Checkout'],
  ['/invoice/NoSuchInvoice0000000', 'Invoice Not Found :('],
  ['/blogs', 'Blogs'],
  ['/blogs/blog1', 'How to rent an inflatable for a backyard birthday'],
  ['/contact', 'Contact'],
  ['/about', 'This is about'],
  ['/contract', 'Rules and liability'],
  ['/nowhere', 'Unexpected Application Error!'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The address after the site's name. */
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length)

for (const [path, name] of families) {
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

for (const [id, name] of [
  ['rules', 'Rules and Regulations'],
  ['liability', 'Liability Release'],
  ['damage', 'Damage, loss and the damage waiver'],
] as const) {
  for (const address of [`/contract#${id}`, `/#/contract#${id}`]) {
    test(`${address} shows its heading at the top, with the focus`, async ({ page }) => {
      await page.goto(address)
      await expectAtTop(page, name)
      expect(addressOf(page)).toBe(`/contract#${id}`)
    })
  }
}

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
