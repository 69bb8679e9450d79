// Charged, and the booking is missing: the next visit brings it, or says whom to call. It never charges.
import { checkOutByCard, expectPaidOnce, fillCard, payButton } from '../steps/card-steps'
import { findDocuments } from '../steps/database'
import { dayAhead, putInCart } from '../steps/steps'
import { expect, test } from '../test'

const itemId = 'clover-castle'
const amount = 309_32

test('M6b: the database is away after the charge: the next visit books and mails', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/503 .*documents:commit/)
  const order = { day: dayAhead(84), lastName: 'Commitlate', email: 'card.commitlate@example.com' }
  await putInCart(page, `/inflatable/${itemId}`, [order.day])
  await checkOutByCard(page, order)
  await fillCard(page)
  await payButton(page).click()
  const notice = page
    .getByRole('status')
    .filter({ hasText: "Your payment went through, but your booking isn't complete." })
  await expect(notice).toBeVisible({ timeout: 20_000 })
  await expect(notice.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  const reference = await notice.getByText(/^[A-Za-z0-9]{20}$/).innerText()
  expect(await findDocuments('bookings-test', 'email', order.email)).toEqual({})

  await page.goto('/')
  const done = page.getByText('Your Booking is Completed !')
  await expect(done).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expectPaidOnce(page, { ...order, itemId, amount, id: reference })
  // Told once: the next screen says no more of it.
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByText(/Your shopping cart is empty at the moment/)).toBeVisible()
  await expect(done).toBeHidden()
})

test('M6b: the page is closed after the charge: the next visit books and mails', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED .*documents:commit/)
  const order = { day: dayAhead(85), lastName: 'Pageclosed', email: 'card.closed@example.com' }
  await putInCart(page, `/inflatable/${itemId}`, [order.day])
  await checkOutByCard(page, { ...order, deposit: true })
  await fillCard(page)
  const booking = new Promise<void>((resolve) => {
    void page.route(/documents:commit/, (route) => {
      // The hold passes, the booking never arrives.
      if (route.request().postData()?.includes('bookings-test') !== true) return route.continue()
      resolve()
      return route.abort()
    })
  })
  await payButton(page).click()
  await booking
  await page.close()

  const next = await context.newPage()
  await next.goto('/services')
  await expect(next.getByText('Your Booking is Completed !')).toBeVisible()
  const bookings = await findDocuments('bookings-test', 'email', order.email)
  await expectPaidOnce(next, {
    ...order,
    itemId,
    amount: 100_00,
    mails: ['confirmation', 'invoice'],
    id: Object.keys(bookings)[0] ?? '',
  })
  expect(Object.values(bookings)).toMatchObject([{ paid: false, balances: { deposit: 100 } }])
})
