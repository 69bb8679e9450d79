// Phones and extensions fill in fields without an event, and change the page before React renders it.
import { hold } from '../steps/hold'
import { expect, takenOver, test } from '../test'
import { addStrangers, fillInSilently } from './strangers'

test.use({ viewport: { width: 390, height: 844 } })

/** Pages with fields, and one of text alone. */
for (const [address, heading] of [
  ['/', 'Making Every Event Better!'],
  ['/services', 'Services'],
  ['/inflatables', 'All rentals'],
  ['/inflatable/rockford-castle', 'Rockford Castle'],
  ['/contact', 'Contact'],
  ['/contract', 'Rules and restrictions'],
] as const)
  test(`${address}: renders without an error, and keeps what was filled in before`, async ({
    page,
  }) => {
    await addStrangers(page)
    const release = await hold(page, /\/assets\/(?!index-|app-|react-|rolldown-).*\.js$/)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    const filledIn = await fillInSilently(page, 'strangers@example.com')
    release()
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const [name, value] of Object.entries(filledIn))
      await expect(page.locator(`main [name="${name}"]`).first(), name).toHaveValue(value)
    if ('sort' in filledIn) await expect(page).toHaveURL(/sort=price-low/)
  })
