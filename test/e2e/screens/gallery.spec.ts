// An item with several pictures, on a desktop: turned by buttons and arrow keys.
import { expect, test } from '../test'

test('buttons and arrow keys turn the pictures, and each is fetched when it is wanted', async ({
  page,
}) => {
  await page.goto('/inflatable/birthday-package')
  const gallery = page.getByRole('region', { name: 'Pictures of Castle Birthday Package' })
  const fetched = () =>
    gallery
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ currentSrc }) => currentSrc.replace(/^.*\/|\.svg$/g, '')),
      )
  const status = gallery.getByRole('status')
  await expect(status).toHaveText('Picture 1 of 4')
  await page.waitForLoadState('networkidle')
  expect(await fetched()).toEqual(['birthday-package'])

  const next = gallery.getByRole('button', { name: 'Next picture' })
  await next.click()
  await expect(status).toHaveText('Picture 2 of 4')
  await expect(gallery.getByRole('img', { name: /picture 2/ })).toBeInViewport()
  // The one after it too, because most turn on.
  await expect.poll(fetched).toEqual(['birthday-package', 'rockford-castle', 'folding-table'])
  await next.dblclick()
  await expect(status).toHaveText('Picture 4 of 4')
  await next.click()
  await expect(status).toHaveText('Picture 1 of 4')

  await gallery.getByRole('list').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText('Picture 4 of 4')
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText('Picture 3 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText('Picture 4 of 4')
})
