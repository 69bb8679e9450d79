// Phones and extensions fill in fields without an event, and change the page before React draws it.
import { examplePages } from '../../../local/catalog/example-pages'
import { hold } from '../steps/hold'
import { addStrangers, fillInSilently } from './strangers'
import { expect, takenOver, test } from '../test'

test.describe('data detectors, password managers and silent autofill', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(({ page }) => addStrangers(page))

  for (const { address, heading } of examplePages.filter((each) => each.page.written !== 'never'))
    test(`${address}: draws without an error, and keeps what was filled in before`, async ({
      page,
    }) => {
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
})
