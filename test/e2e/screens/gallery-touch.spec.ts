// An item with several pictures, on a phone: by touch.
import { swipe } from '../steps/swipe'
import { expect, test } from '../test'

test('a swipe turns to the next picture, or back', async ({ page }) => {
  await page.goto('/inflatable/birthday-package')
  const gallery = page.getByRole('region', { name: 'Pictures of Castle Birthday Package' })
  const row = gallery.getByRole('list')
  const swipes = [
    { x: -220, shown: 2 },
    { x: -220, shown: 3 },
    { x: 220, shown: 2 },
  ]
  for (const { x, shown } of swipes) {
    await swipe(page, row, { x, y: 0 })
    await expect(gallery.getByRole('status')).toHaveText(`Picture ${shown} of 4`)
    // Where it comes to rest.
    const picture = gallery.getByRole('img', { name: `picture ${shown}` })
    await expect(picture).toBeInViewport({ ratio: 0.99 })
  }
})
