// Parts of the site that don't arrive: after a new release their files are gone, the connection may be, or they hang.
import type { Page } from '@playwright/test'
import { followLink, hangFile, loseFile, screens, scriptOf, stylesOf } from '../steps/parts'
import { hold } from '../steps/hold'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
/** Chromium's message for a missing file. */
const missing = /(404|ERR_FAILED).*\/assets\//

const errorScreen = (page: Page) => page.getByRole('main').getByRole('alert')

/** The screen for missing parts shows inside header and footer, with every way on. */
async function expectErrorScreen(page: Page) {
  const shown = errorScreen(page)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(shown).toContainText('we just updated our site')
  await expect(shown.getByRole('link', { name: phone })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function loadAgain(page: Page) {
  await page.getByRole('button', { name: 'Reload this page' }).click()
}

// src/routes-broken.test.tsx proves what is shown. Here are one that is in the page before its scripts,
// and one that isn't.
for (const { path, source, heading, written } of screens) {
  test(`${path}: its script is missing, and a reload brings it back`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(missing)
    const script = scriptOf(source)
    const title = page.getByRole('heading', { level: 1 })

    await loseFile(page, script)
    await page.goto(path, { waitUntil: 'commit' })
    if (written) {
      // The text that the build wrote can still be read, and its links work.
      await expect(title).toHaveText(heading)
      const late = page.getByRole('alert').filter({ hasText: 'still loading, so' })
      await expect(late.getByRole('link', { name: phone })).toBeVisible()
      await page.unroute(script)
      await late.getByRole('link', { name: 'Reload the page' }).click()
    } else {
      await expectErrorScreen(page)
      await page.unroute(script)
      await loadAgain(page)
    }
    await expect(title).toHaveText(heading)
    await expect(page.getByText('still loading, so')).toBeHidden()

    await page.goto('/about')
    await expect(title).toBeVisible()
    await page.route(script, (route) => route.abort())
    await followLink(page, path)
    await expectErrorScreen(page)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.unroute(script)
    await loadAgain(page)
    await expect(title).toHaveText(heading)
  })
}

test("a screen isn't shown without its styles", async ({ page, allowErrors }) => {
  allowErrors(missing)
  await page.goto('/about')
  const styles = stylesOf('src/routes/checkout/checkout.tsx')
  await loseFile(page, styles)
  await followLink(page, '/checkout')
  await expectErrorScreen(page)
  await page.unroute(styles)
  await loadAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
})

test('late scripts: a written page says so at its foot, a page that waits for them in place of its content', async ({
  page,
  newVisitor,
}) => {
  const cart = await newVisitor()
  await hangFile(cart, scriptOf('src/routes/cart/cart.tsx'))
  await cart.goto('/cart', { waitUntil: 'commit' })
  await expect(cart.getByText('Loading…')).toBeVisible()
  const inCart = cart.getByText('still loading, so')
  await expect(inCart).toBeHidden()

  const release = await hold(page, /\/assets\/services-.*\.js$/)
  await page.goto('/services', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  const onPage = page.getByText('still loading, so')
  await expect(onPage).toBeHidden()

  for (const words of [inCart, onPage]) {
    await expect(words).toBeVisible({ timeout: 15_000 })
    await expect(words.getByRole('link', { name: phone })).toBeVisible()
  }
  release()
  await expect(onPage).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
})

test('without any script, a screen that needs scripts says how to continue', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/cart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Inflatable party rentals in Rockford, Illinois',
  )
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+18155550142')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})
