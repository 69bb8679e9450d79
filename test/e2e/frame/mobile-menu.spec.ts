// The menu of a narrow window.
import { menu, openMenu, sixLinks } from '../steps/frame-steps'
import { expect, test } from '../test'

test("a phone's menu opens and closes, and gives the focus back", async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
  ]) {
    await openMenu(page)
    await expect(menu(page).getByRole('list').getByRole('link')).toHaveText(sixLinks)
    await close()
    await expect(menu(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  }
})
