// The blog, and the page that asks the distance service.
import { expect, test } from '../test'

const title = 'How to rent an inflatable for a backyard birthday'

test('from the header to the article, with its questions, and on to the rentals', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
  await expect(page).toHaveTitle(/^Blogs \|/)
  await page.getByRole('link', { name: 'Read More' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL('/blogs/blog1')
  await expect(page.getByRole('link', { name: 'Blogs', exact: true })).toHaveAttribute(
    'aria-current',
    /page|true/,
  )

  const answer = page.getByText('whatever the age')
  await expect(answer).toBeHidden()
  await page.getByText('May adults jump too?').click()
  await expect(answer).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'Browse Rentals' }).click()
  await expect(page).toHaveURL('/inflatables/all-rentals')
})

test('all pictures of the article are there', async ({ page }) => {
  await page.goto('/blogs/blog1')
  const pictures = page.getByRole('article').getByRole('img')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  // A picture that can't be had is replaced by a drawing.
  expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')))).toEqual(
    expect.not.arrayContaining(['/art/no-picture.svg']),
  )
})

test('an article that does not exist says so and leads back to the list', async ({ page }) => {
  await page.goto('/blogs/blog2')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog post not found' })).toBeVisible()
  await expect(page).toHaveTitle(/^Blog post not found/)
  await page.getByRole('link', { name: 'Back to Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
})

test('/test shows the miles of the sample address, and search engines are kept out', async ({
  page,
}) => {
  await page.goto('/test')
  await expect(page.getByRole('definition')).toHaveText('17.3 miles')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /test')
})

test('/test while the service is down: says so, and another try shows the miles', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503 .*calculateDistance/)
  const service = '**/calculateDistance?**'
  await page.route(service, (route) => route.fulfill({ status: 503 }))
  await page.goto('/test')
  await expect(page.getByRole('alert')).toContainText("The distance service can't be reached.")
  await page.unroute(service)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition')).toHaveText('17.3 miles')
})
