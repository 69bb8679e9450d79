// A device that loses its network while a page is open.
import { expect, test } from '../test'

for (const [link, heading] of [
  ['Contact', 'Contact'],
  // The first script has its loader, which reads the database.
  ['Inflatables', 'All rentals'],
] as const)
  test(`without a network, a press on ${link} keeps the page and opens ${heading} once the network is back`, async ({
    page,
    context,
    allowErrors,
  }) => {
    // The menu under the tab has pictures.
    allowErrors(/ERR_INTERNET_DISCONNECTED.*[.]svg/)
    // The notice's script loads once the page is idle.
    const watching = page.waitForResponse(/watch-page/)
    await page.goto('/about')
    await (await watching).finished()
    await expect(page.locator('body > output')).toBeAttached()
    await context.setOffline(true)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: link, exact: true }).click()
    const notice = page.getByText("You're offline.")
    await expect(notice).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is about')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(notice).toBeHidden()
    await expect(page.getByRole('link', { name: 'Reload' })).toHaveCount(0)
  })
