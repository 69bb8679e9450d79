// The header's tabs of a wide window; a narrow one has its menu instead.
import { main, marked } from '../steps/frame-steps'
import { expect, test } from '../test'

const categories = {
  'All rentals': '/inflatables/all-rentals',
  'Bounce houses': '/inflatables/bounce-houses',
  'Combo jumpers': '/inflatables/combo-jumpers',
  Slides: '/inflatables/slides',
  'Games and obstacles': '/inflatables/games-and-obstacles',
  Packages: '/inflatables/packages',
  Extras: '/inflatables/extras',
}

test('a click marks its tab while the screen still loads', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/assets\/services-.*\.js$/, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/about')
  await main(page).getByRole('link', { name: 'Services' }).click()
  await expect(marked(main(page))).toHaveText(['Services'])
  await expect(page).toHaveURL('/about')
  answer()
  await expect(page).toHaveURL('/services')
  await expect(marked(main(page))).toHaveText(['Services'])
})

test('the categories open under their tab', async ({ page }) => {
  await page.goto('/about')
  const opener = page.getByRole('button', { name: 'Inflatable categories' })
  const shown = main(page).locator('a[href^="/inflatables/"]')
  await expect(shown).toHaveCount(0)
  await opener.press('Enter')
  for (const [name, address] of Object.entries(categories))
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address)
  await expect(shown).toHaveCount(Object.keys(categories).length)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(opener).toBeFocused()

  await main(page).getByRole('link', { name: 'Inflatables', exact: true }).hover()
  await main(page).getByRole('link', { name: 'Slides' }).click()
  await expect(page).toHaveURL('/inflatables/slides')
  await expect(shown).toHaveCount(0)
})
