// Whatever is broken around the site, the page stands, says so, keeps what was typed and offers a way on.
import { findDocuments } from '../steps/database'
import {
  checkOut,
  confirmation,
  confirmedId,
  customer,
  dayAhead,
  fillDetails,
  mailsTo,
  pressBookNow,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'

for (const { state, street, error } of [
  { state: 'down', street: '500 Down St', error: /503 .*calculateDistance/ },
  { state: 'slow', street: '600 Slow St' },
  { state: 'nonsense', street: '700 Nonsense St' },
]) {
  test(`the distance service is ${state}: no fee is guessed, and nothing typed is lost`, async ({
    page,
    allowErrors,
  }) => {
    if (error) allowErrors(error)
    await putInCart(page, '/inflatable/sunny-castle', [dayAhead(40)])
    await page.goto('/checkout')
    await fillDetails(page, { address: `${street}, Belvidere, IL 61008` })
    await page.getByRole('button', { name: 'Continue' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText("We can't work out the delivery fee right now.", {
      timeout: 15_000,
    })
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeHidden()
    await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)

    await page.getByLabel('Delivery Address').fill(customer.address)
    await pressContinue(page)
  })
}

test('M16a: the mail is down: the booking stands and shows its id', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500 .*bebookingConfirmation/)
  const email = 'mail-down@example.com'
  await putInCart(page, '/inflatable/sunny-castle', [dayAhead(41)])
  await checkOut(page, { email })
  await pressBookNow(page)
  const dialog = confirmation(page)
  await expect(dialog.getByRole('alert')).toContainText('Error sending email confirmation:')
  await expect(dialog.getByRole('alert').getByRole('link', { name: phone })).toBeVisible()
  const id = await confirmedId(page)
  expect(Object.keys(await findDocuments('bookings-test', 'email', email))).toEqual([id])
  expect(await mailsTo(page, email)).toEqual([])
  await dialog.getByRole('button', { name: 'Explore More' }).click()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('M11a: an address out of area is refused and books nothing', async ({ page }) => {
  await putInCart(page, '/inflatable/sunny-castle', [dayAhead(42)])
  await page.goto('/checkout')
  await fillDetails(page, { address: '500 Locust St, Des Moines, IA 50309' })
  await page.getByRole('button', { name: 'Continue' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(
    'Unfornately, delivery to that area is not currently available :(',
  )
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeHidden()

  await page.getByLabel('Delivery Address').fill(customer.address)
  await expect(notice).toBeHidden()
  await pressContinue(page)
})

test('M17a: the maps script is blocked: every screen stands, and an address can be typed', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*maps\.js/)
  await page.route('**/local/maps.js', (route) => route.abort())
  await putInCart(page, '/inflatable/sunny-castle', [dayAhead(43)])
  await page.goto('/checkout')
  await page.getByLabel('Delivery Address').fill('215 N Wyman St')
  await expect(page.getByText('please type the whole address')).toBeVisible()
  await fillDetails(page)
  await pressContinue(page)
  await pressBookNow(page)
  await confirmedId(page)
})

test('the suggestions fail: the address is a plain field', async ({ page }) => {
  await putInCart(page, '/inflatable/sunny-castle', [dayAhead(44)])
  await page.goto('/checkout')
  await page.getByLabel('Delivery Address').pressSequentially('Suggestions down')
  await expect(page.getByText('please type the whole address')).toBeVisible()
  await fillDetails(page)
  await pressContinue(page)
})
