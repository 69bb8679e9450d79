// The list's filters on a phone.
import { expect, test } from '../test'

test('their dialog stays usable when the phone is turned', async ({ page }) => {
  await page.goto('/inflatables/all-rentals')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.setViewportSize({ width: 844, height: 390 })
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
