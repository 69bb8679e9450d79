// Screens whose text is the same for everybody are in the page itself: readable before any script has run.
import { expect, test } from './test'

const screens = [
  { path: '/', heading: 'Making Every Event Better!', text: /delivered, set up and picked up/ },
  { path: '/contract', heading: 'Rules and liability', text: /Liability Release/ },
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, text } of screens) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Mon - Sat 8am - 5pm')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  }

  test('every other address names the business and its telephone', async ({ page }) => {
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better Events')
    await expect(page.getByText('(815) 555-0142').first()).toBeVisible()
  })
})

for (const { path, heading } of screens) {
  test(`${path} doesn't flicker when its scripts take over, nor scroll away`, async ({ page }) => {
    // Without the scripts for a moment, as on a slow line, while the visitor scrolls.
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = Object.assign(window, { gone: 0 })
      new MutationObserver(() => {
        if (!document.querySelector('h1') && document.querySelector('noscript')) seen.gone += 1
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 200))
    release()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => [Reflect.get(window, 'gone'), scrollY])).toEqual([0, 200])
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    // The site is alive: its menu opens.
    const menu = page.getByRole('button', { name: 'Inflatable categories' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })
}
