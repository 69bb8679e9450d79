// The database away, at load and at commit, and two visitors who want the same unit.
import type { Page } from '@playwright/test'
import { formatDay } from '~/lib/time/day-text'
import { findDocuments } from '../steps/database'
import {
  checkOut,
  confirmation,
  confirmedId,
  dayAhead,
  expectMails,
  pressBookNow,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'

for (const path of ['/inflatable/database-down', '/extra/database-down']) {
  test(`the database is down at ${path}: the page says so and the rest of the site works`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/503 .*documents:(batchGet|runQuery)/)
    await page.goto(path)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText("This rental can't be shown right now.")
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toContainText("This rental can't be shown right now.")
    await page.getByRole('navigation').getByRole('link', { name: 'Inflatables' }).first().click()
    await expect(page.getByRole('link', { name: 'Rockford Castle', exact: true })).toBeVisible()
  })
}

for (const { path, text, content } of [
  { path: '/cart', text: "Your cart can't be shown right now.", content: 'Clover Castle' },
  { path: '/checkout', text: "Your booking can't be shown right now.", content: 'Clover Castle' },
]) {
  test(`the whole database is away at ${path}: trying again brings the page`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED .*\/v1\//)
    await putInCart(page, '/inflatable/clover-castle', [dayAhead(45)])
    await page.route('**/v1/**', (route) => route.abort())
    await page.goto(path)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(text)
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await page.unroute('**/v1/**')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByText(content).first()).toBeVisible()
  })
}

test('the days cannot be read: the item stands, and the page offers the telephone', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*\/v1\//)
  const queries = /documents:runQuery/
  await page.route(queries, (route) =>
    route.request().postData()?.includes('"allocations"') === true
      ? route.abort()
      : route.continue(),
  )
  await page.goto('/inflatable/clover-castle')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We can't check dates right now")
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Clover Castle' })).toBeVisible()
  await page.unroute(queries)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
})

test('the database is down at commit: the visitor is told, and a later try books once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503 .*documents:commit/)
  const email = 'commit.down@example.com'
  await putInCart(page, '/inflatable/clover-castle', [dayAhead(46)])
  await checkOut(page, { email, lastName: 'Commitdown' })
  await pressBookNow(page)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We don't know yet whether your booking arrived.", {
    timeout: 20_000,
  })
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})

  await page.getByLabel('Last Name').fill('Jansen')
  await pressContinue(page)
  await pressBookNow(page)
  await expectOneBooking(page, email)
})

test('the answer of the commit is lost: still one booking, one mail, and its confirmation', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_EMPTY_RESPONSE .*documents:commit/, /403 .*documents:commit/)
  const email = 'commit.lost@example.com'
  await putInCart(page, '/inflatable/clover-castle', [dayAhead(47)])
  await checkOut(page, { email, lastName: 'Commitlost' })
  await pressBookNow(page)
  await expectOneBooking(page, email)
})

test('M24a: pressing Book Now twice books once', async ({ page }) => {
  const email = 'twice@example.com'
  await putInCart(page, '/inflatable/clover-castle', [dayAhead(48)])
  await checkOut(page, { email })
  await page.getByRole('button', { name: 'Book Now', exact: true }).dblclick()
  await expectOneBooking(page, email)
})

test('M2a: of two visitors for the last unit one books, the other is told item and day', async ({
  page,
  newVisitor,
  allowErrors,
}) => {
  // The one who is late has it asked whether the unit is taken on paper only.
  allowErrors(/403 .*documents:(commit|batchGet)/)
  const day = dayAhead(49)
  const other = await newVisitor()
  for (const visitor of [page, other]) {
    await putInCart(visitor, '/inflatable/twin-peaks-slide', [day])
    await checkOut(visitor)
  }
  await Promise.all([pressBookNow(page), pressBookNow(other)])

  const lost = `Twin Lane Racing Slide is no longer free on ${formatDay(day)}.`
  const wins = async (visitor: Page) => {
    await expect(confirmation(visitor).or(visitor.getByText(lost))).toBeVisible()
    return confirmation(visitor).isVisible()
  }
  const [first, second] = await Promise.all([wins(page), wins(other)])
  expect(first).toBe(!second)

  const loser = first ? other : page
  // The days are read again: the rental is named above the form, too, with what is free instead.
  await expect(loser.getByRole('region', { name: 'Rentals that are no longer' })).toBeVisible()
  const notice = loser.getByRole('alert').filter({ hasText: 'Your booking needs a change.' })
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  // What is free instead comes a moment later, and takes what was just about to be pressed elsewhere.
  await expect(async () => {
    await notice.getByRole('link', { name: 'Change your cart' }).press('Enter')
    await expect(loser).toHaveURL('/cart', { timeout: 1_000 })
  }).toPass()
  await expect(loser.getByRole('alert')).toHaveText('This Date Is Not Available')
})

async function expectOneBooking(page: Page, email: string) {
  const id = await confirmedId(page)
  expect(Object.keys(await findDocuments('bookings-test', 'email', email))).toEqual([id])
  await expectMails(page, email, ['confirmation'])
}
