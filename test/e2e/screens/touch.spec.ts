// What a finger does on a phone.
import { tooSmall } from '../every-screen/too-small'
import { cards, openHome, placeOf } from '../steps/carousel-steps'
import { swipe } from '../steps/swipe'
import { expect, test } from '../test'

test("the calendar's days are large enough for a finger, on every phone", async ({ page }) => {
  await page.goto('/inflatable/forty-foot-obstacle-run')
  await page.getByRole('button', { name: 'Next month' }).click()
  for (const width of [320, 360, 390, 430, 599]) {
    await page.setViewportSize({ width, height: 844 })
    const targets = await tooSmall(page)
    expect.soft(targets.targets, `at ${width} px`).toEqual([])
    expect(targets.days).toBeGreaterThan(27)
  }
})

test("a finger swipes the home page's carousel, and the page under it", async ({ page }) => {
  const row = await openHome(page)
  await swipe(page, cards(page).first(), { x: -180, y: 0 })
  await expect.poll(() => placeOf(row)).toBeGreaterThan(100)
  const top = await page.evaluate(() => scrollY)
  await swipe(page, row, { x: 0, y: -150 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
})

test('the dialog of the filters stays usable when the phone is turned', async ({ page }) => {
  await page.goto('/inflatables/all-rentals')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.setViewportSize({ width: 844, height: 390 })
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test("a swipe turns to an item's next picture, or back", async ({ page }) => {
  await page.goto('/inflatable/birthday-package')
  const gallery = page.getByRole('region', { name: 'Pictures of Castle Birthday Package' })
  for (const { x, shown } of [
    { x: -220, shown: 2 },
    { x: -220, shown: 3 },
    { x: 220, shown: 2 },
  ]) {
    await swipe(page, gallery.getByRole('list'), { x, y: 0 })
    await expect(gallery.getByRole('status')).toHaveText(`Picture ${shown} of 4`)
    // The picture on which the swipe ends.
    const picture = gallery.getByRole('img', { name: `picture ${shown}` })
    await expect(picture).toBeInViewport({ ratio: 0.99 })
  }
})
