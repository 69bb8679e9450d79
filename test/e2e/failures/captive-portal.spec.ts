// The network of a hotel or a train answers every address with its sign-in page, and status 200
// (docs/decisions/failures.md).
import { messages } from '~/lib/text/messages'
import { storeBookingOf } from '../steps/bookings'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const lost = "We couldn't connect."

test.beforeEach(({ page }) =>
  page.route('**/v1/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Welcome aboard</title><h1>Sign in to our Wi-Fi</h1>',
    }),
  ),
)

test('the list stays and says that it can check no dates', async ({ page }) => {
  await page.goto(`/inflatables?date=${dayAhead(100)}`)
  await expect(page.getByRole('alert')).toContainText("We can't check dates right now")
  await expect(page.getByRole('heading', { name: 'Rockford Castle' })).toBeVisible()
})

test('an item that was not written says that the connection is lost', async ({ page }) => {
  await page.goto('/inflatable/newer-than-the-build')
  await expect(page.getByRole('alert')).toContainText(lost)
})

test("a booking's page says that the connection is lost, and not that there is no booking", async ({
  page,
}) => {
  await page.goto(`/booking/${await storeBookingOf('unpaid')}`)
  await expect(page.getByRole('alert')).toContainText(`Your booking didn't load.`)
  await expect(page.getByRole('alert')).toContainText(lost)
  await expect(page.getByText(messages.bookingNotFound)).toHaveCount(0)
})

test('the newsletter says that the connection is lost, and congratulates nobody', async ({
  page,
}) => {
  await page.goto('/services')
  await page.getByLabel('Email Address').fill('portal@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(lost)
  await expect(page.getByText(messages.newsletterDone)).toHaveCount(0)
})
