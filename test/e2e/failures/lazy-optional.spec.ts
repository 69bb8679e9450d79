// Parts that a page can do without: when they don't load, the page says so in their place and keeps
// what was typed.
import { openCheckout } from '../states/state'
import { chooseCard, fillCard, payButton } from '../steps/card-steps'
import { loseFile, scriptOf } from '../steps/parts'
import {
  chooseDay,
  customer,
  dayAhead,
  fillDetails,
  fillOwnForm,
  pressContinue,
} from '../steps/steps'
import { expect, pressReload, test } from '../test'

const phone = '(815) 555-0142'
const missing = /404.*\/assets\//

test('the checkout without address suggestions and card form: the office can still be paid, and a reload brings both', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  const scripts = ['address/AddressSuggester', 'payment/CardPaymentForm'].map((part) =>
    scriptOf(`src/components/${part}.tsx`),
  )
  for (const script of scripts) await loseFile(page, script)
  await openCheckout(page)
  await fillDetails(page)
  const address = page.getByLabel('Delivery Address')
  const plain = page.getByText('Please type your full address')
  await address.fill('1500 Oak')
  await expect(plain).toBeVisible()
  await address.fill(customer.address)
  await chooseCard(page)
  const notice = page.getByRole('alert').filter({ hasText: "The card form didn't load" })
  await expect(notice).toContainText('we just updated our site')
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await page.getByRole('radio', { name: 'Pay in Office' }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeVisible()

  await page.getByRole('radio', { name: 'Credit Card' }).check()
  // The choice asks for the form again, and that request has to fail, too.
  await expect(notice).toBeVisible()
  for (const script of scripts) await page.unroute(script)
  await pressReload(page, notice.getByRole('button', { name: 'Reload this page' }))
  await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
  await pressContinue(page)
  await fillCard(page)
  await expect(payButton(page)).toBeEnabled()
  await address.fill('1500 Oak')
  await expect(plain).toBeHidden()
})

test("an item's page without the script for days, then without the script for booking: a reload brings each", async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  const days = scriptOf('firestore')
  const booking = scriptOf('src/routes/item/book-one/PaymentPopup.tsx')
  const day = dayAhead(91)
  await loseFile(page, days)
  await loseFile(page, booking)
  await page.goto('/inflatable/clover-castle')
  const unread = page.getByRole('alert').filter({ hasText: "We can't check dates right now" })
  await expect(unread.getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clover Castle')
  await page.unroute(days)
  await pressReload(page, unread.getByRole('button', { name: 'Try again' }))
  await fillOwnForm(page)
  await chooseDay(page, day)
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  await bookNow.click()
  const unbooked = page.getByRole('alert').filter({ hasText: 'Nothing is booked yet.' })
  await expect(unbooked.getByRole('link', { name: phone })).toBeVisible()
  await page.unroute(booking)
  await pressReload(page, unbooked.getByRole('button', { name: 'Reload this page' }))
  await expect(unbooked).toBeHidden()
  await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
  await bookNow.click()
  await expect(page.getByRole('dialog', { name: 'Book Clover Castle' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change day' })).toBeVisible()
})
