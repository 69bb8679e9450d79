// Parts of the site that don't arrive: after a new release their files are gone, the connection may be, or they hang.
import type { Page } from '@playwright/test'
import {
  followLink,
  hangFile,
  loseFile,
  readers,
  screens,
  scriptOf,
  stylesOf,
} from '../steps/parts'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
/** What Chromium and React say of a file that is missing. */
const missing = /(404|ERR_FAILED).*\/assets\//
const caught = /Failed to fetch dynamically imported module/

const errorScreen = (page: Page) => page.getByRole('main').getByRole('alert')

/** The screen for missing parts stands in the frame, in plain words, with every way on. */
async function expectErrorScreen(page: Page) {
  const shown = errorScreen(page)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(shown).toContainText('we have just published a new version')
  await expect(shown.getByRole('link', { name: phone })).toBeVisible()
  await expect(shown.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function loadAgain(page: Page) {
  await page.getByRole('button', { name: 'Load this page again' }).click()
}

// That every screen says so is a table of src/routes-missing.test.tsx; here are one that is in the page before its scripts,
// one that has data of its own, and one that hasn't.
for (const { path, source, heading, written } of screens) {
  test(`${path}: its script is gone, and loading the page again brings it once it is back`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(missing)
    const script = scriptOf(source)
    const title = page.getByRole('heading', { level: 1 })

    await loseFile(page, script)
    await page.goto(path)
    if (written) {
      // What the page was written with can be read all the same, and its links lead on.
      await expect(title).toHaveText(heading)
      const late = page.getByRole('alert').filter({ hasText: 'slow to arrive' })
      await expect(late.getByRole('link', { name: phone })).toBeVisible()
      await page.unroute(script)
      await late.getByRole('link', { name: 'Load it again' }).click()
    } else {
      await expectErrorScreen(page)
      await page.unroute(script)
      await loadAgain(page)
    }
    await expect(title).toHaveText(heading)
    await expect(page.getByText('slow to arrive')).toBeHidden()

    await page.goto(path === '/about' ? '/contract' : '/about')
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

test('the styles of a screen are gone: it is not shown without them', async ({
  page,
  allowErrors,
}) => {
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

test('offline, a screen not seen before says so, and comes once the connection is back', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'This is about' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expectErrorScreen(page)
  await context.setOffline(false)
  await loadAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})

test('a script that hangs is given up after 120 seconds; until then the page before it stands', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  await hangFile(page, scriptOf('src/routes/cart/cart.tsx'))
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached()
  await page.clock.fastForward(110_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is about')
  await page.clock.fastForward(10_000)
  await expectErrorScreen(page)
  await page.unrouteAll()
  await loadAgain(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})

test('a written page whose scripts are late says so over its foot, until they are there', async ({
  page,
}) => {
  const script = scriptOf('src/routes/reading/services.tsx')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services', { waitUntil: 'commit' })
  const words = page.getByText('slow to arrive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await expect(words).toBeHidden()
  await expect(words).toBeVisible({ timeout: 15_000 })
  arrive()
  await expect(words).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
})

test('a first load that takes long says so, with the telephone', async ({ page }) => {
  await hangFile(page, scriptOf('src/routes/cart/cart.tsx'))
  await page.goto('/cart', { waitUntil: 'commit' })
  const words = page.getByText('slow to arrive')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(words).toBeHidden()
  await expect(words).toBeVisible()
  await expect(words.getByRole('link', { name: phone })).toBeVisible()
})

test('without any script a page can be read, and dialled from', async ({ page, allowErrors }) => {
  allowErrors(missing)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/inflatables/slides')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slides')
  await expect(page.getByRole('link', { name: 'Big Blue 16 ft Slide', exact: true })).toBeVisible()
  const call = page.getByRole('contentinfo').getByRole('link', { name: phone })
  await expect(call).toHaveAttribute('href', 'tel:+18155550142')

  // What only scripts can draw says how to go on.
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Inflatable party rentals in Rockford, Illinois',
  )
  await expect(page.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+18155550142')
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Load it again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})

for (const { path, heading } of readers) {
  test(`${path}: the script that reads the catalogue is gone: the page stands as it was written`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(missing, caught)
    const script = scriptOf('src/lib/db/rentals.ts')
    await loseFile(page, script)
    const asked = page.waitForRequest(script)
    await page.goto(path)
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText("can't be shown right now")).toBeHidden()

    // Where nothing was written, it is told.
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is about')
    await followLink(page, path)
    await expectErrorScreen(page)
    await page.unroute(script)
    await loadAgain(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}
