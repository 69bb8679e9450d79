// Screens whose scripts don't load: a new release removed their files, the connection is down, or
// the request hangs. src/app/routes-broken.test.tsx proves what shows in their place.
import type { Page } from '@playwright/test'
import { holdBack } from '../steps/hold-back'
import { loseFile, scriptOf, stylesOf } from '../steps/parts'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
/** Chromium's message for a missing file. */
const missing = /(404|ERR_FAILED).*\/assets\//
const checkout = 'src/routes/checkout/checkout.tsx'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const late = (page: Page) => page.getByText('still loading, so')

/**
 * The screen for missing parts shows inside header and footer, and a reload brings the checkout
 * back.
 */
async function expectReloadable(page: Page, file: string) {
  const error = page.getByRole('main').getByRole('alert')
  await expect(error.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(error).toContainText('we just updated our site')
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  await page.unroute(file)
  await error.getByRole('button', { name: 'Reload this page' }).click()
  await expect(title(page)).toHaveText('Checkout')
}

test('an item without its script keeps the text that the build wrote, and a reload brings it back', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  const script = scriptOf('src/routes/item/item.tsx')
  await loseFile(page, script)
  await page.goto('/inflatable/clover-castle', { waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Clover Castle')
  const notice = page.getByRole('alert').filter({ has: late(page) })
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await page.unroute(script)
  await notice.getByRole('link', { name: 'Reload the page' }).click()
  await expect(title(page)).toHaveText('Clover Castle')
  await expect(late(page)).toBeHidden()
})

for (const [part, find] of [
  ['script', scriptOf],
  ['styles', stylesOf],
] as const)
  test(`a link to a screen isn't followed by the screen without its ${part}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(missing)
    const file = find(checkout)
    await page.goto('/about')
    await page.route(file, (route) => route.abort())
    // Goes to the checkout as the site's older links do.
    await page.evaluate(() => (location.hash = '#/checkout'))
    await expectReloadable(page, file)
  })

test('late scripts: a prerendered page says so at its foot, a page that waits for them in place of its content', async ({
  page,
  newVisitor,
}) => {
  const cart = await newVisitor()
  await cart.route(scriptOf('src/routes/cart/cart.tsx'), () => new Promise(() => {}))
  await cart.goto('/cart', { waitUntil: 'commit' })
  await expect(cart.getByText('Loading…')).toBeVisible()
  await expect(late(cart)).toBeHidden()

  const letThrough = await holdBack(page, /\/assets\/services-.*\.js$/)
  await page.goto('/services', { waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Services')
  await expect(late(page)).toBeHidden()

  for (const words of [late(cart), late(page)]) {
    await expect(words).toBeVisible({ timeout: 15_000 })
    await expect(words.getByRole('link', { name: phone })).toBeVisible()
  }
  letThrough()
  await expect(late(page)).toBeHidden()
  await expect(title(page)).toHaveText('Services')
})
