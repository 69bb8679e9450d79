// Parts that a page can do without: when they don't arrive, the page stands, says so in their place, and keeps what was typed.
import { fillCard, payButton, checkOutByCard } from '../steps/card-steps'
import { hangFile, loseFile, scriptOf } from '../steps/parts'
import {
  chooseDay,
  customer,
  dayAhead,
  dayTile,
  fillDetails,
  fillOwnForm,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
const missing = /404.*\/assets\//
const castle = '/inflatable/clover-castle'

test('the card form: the office can still be paid, and loading the page again brings it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  const script = scriptOf('src/components/payment/CardPaymentForm.tsx')
  await loseFile(page, script)
  await putInCart(page, castle, [dayAhead(90)])
  await checkOutByCard(page)
  const notice = page.getByRole('alert').filter({ hasText: "The card form can't be shown" })
  await expect(notice).toContainText('we have just published a new version')
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await page.getByRole('radio', { name: 'Pay in Office' }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeVisible()

  await page.getByRole('radio', { name: 'Credit Card' }).check()
  await page.unroute(script)
  await notice.getByRole('button', { name: 'Load this page again' }).click()
  await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
  await expect(page.getByLabel('Delivery Address')).toHaveValue(customer.address)
  await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  await pressContinue(page)
  await fillCard(page)
  await expect(payButton(page)).toBeEnabled()
})

for (const part of [
  'src/components/item/book-one/PaymentPopup.tsx',
  'src/lib/booking/order/check.ts',
  'src/lib/booking/order/place.ts',
]) {
  test(`booking one item without ${part}: it says so, and the page loaded again has what was typed`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(missing)
    const script = scriptOf(part)
    const day = dayAhead(91)
    await loseFile(page, script)
    await page.goto(castle)
    await fillOwnForm(page)
    await chooseDay(page, day)
    const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
    await bookNow.click()
    const notice = page.getByRole('alert').filter({ hasText: 'Nothing is booked yet.' })
    await expect(notice.getByRole('link', { name: phone })).toBeVisible()
    await page.unroute(script)
    await notice.getByRole('button', { name: 'Load this page again' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
    await expect(page.getByLabel('Delivery Address')).toHaveValue(customer.address)
    await bookNow.click()
    await expect(page.getByRole('dialog', { name: 'Book Clover Castle' })).toBeVisible()
    await expect(dayTile(page, day)).toHaveAccessibleName(/your date/)
  })
}

test('the address suggestions: the field is a plain one and says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  await loseFile(page, scriptOf('src/components/address/AddressSuggester.tsx'))
  await putInCart(page, castle, [dayAhead(92)])
  await page.goto('/checkout')
  await fillDetails(page)
  await expect(page.getByText('please type the whole address')).toBeVisible()
  await pressContinue(page)
})

test('the address suggestions hang: typing goes on, and after 120 seconds the field says so', async ({
  page,
}) => {
  await page.clock.install()
  await hangFile(page, scriptOf('src/components/address/AddressSuggester.tsx'))
  await putInCart(page, castle, [dayAhead(92)])
  await page.goto('/checkout')
  await fillDetails(page)
  await page.clock.fastForward(120_000)
  await expect(page.getByText('please type the whole address')).toBeVisible()
  await expect(page.getByLabel('Delivery Address')).toHaveValue(customer.address)
})

test('the script that reads the days: trying again loads the page anew', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  const script = scriptOf('src/lib/db/days/item-uses.ts')
  await loseFile(page, script)
  await page.goto(castle)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We can't check dates right now")
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await page.unroute(script)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await notice.getByRole('button', { name: 'Try again' }).click()
  await loaded
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
})

test('the recovery of a payment: the screen stands, and the customer is told before paying again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(missing)
  await loseFile(page, scriptOf('src/components/order/confirmed/PaymentRecovery.tsx'))
  await page.addInitScript(() => localStorage.setItem('paymentJournal', '[]'))
  await page.goto('/about')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We can't check how your last payment ended.")
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is about')
})

test('the home page below its hero stays as it was written', async ({ page, allowErrors }) => {
  allowErrors(missing)
  await loseFile(page, scriptOf('src/components/home/HomeSections.tsx'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  const menu = page.getByRole('button', { name: 'Inflatable categories' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('heading', { name: 'A look at what we rent' })).toBeVisible()
})

test('reached from another page, it says what is missing', async ({ page, allowErrors }) => {
  allowErrors(missing)
  await loseFile(page, scriptOf('src/components/home/HomeSections.tsx'))
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('The rest of this page did not arrive.')
  await expect(page.getByRole('link', { name: 'Browse Rentals' })).toBeVisible()
})
