// Apple Pay and Google Pay, whose sheets the stand-in for Stripe's script plays: what a browser test
// alone can know.
import { toStoredDay } from '~/lib/time/stored-day'
import { keepCart } from '../states/state'
import {
  checkOutByCard,
  confirmWallet,
  expectPaidOnce,
  paidConfirmation,
  payButton,
} from '../steps/card-steps'
import { dayAhead, openPopup } from '../steps/steps'
import { expect, test } from '../test'

const itemId = 'clover-castle'

test('a dismissed sheet, a declined one and a paid one charge once and book once', async ({
  page,
}) => {
  const order = { day: dayAhead(95), lastName: 'Wallety', email: 'wallet@example.com' }
  await keepCart(page, [{ inflatableID: itemId, dates: [toStoredDay(order.day)] }])
  await checkOutByCard(page, order)
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByLabel('Last Name')).toHaveValue('Wallety')
  await confirmWallet(page, 'declined')
  await expect(page.getByText('*Payment Failed, try again.').first()).toBeVisible()
  await confirmWallet(page, 'good', 'Google Pay')
  await expectPaidOnce(page, { ...order, itemId, amount: 309_32 })
})

test("in the popup, the bank's question lies above the dialog and can be answered", async ({
  page,
}) => {
  const email = 'bank.asks@example.com'
  const popup = await openPopup(page, '/inflatable/clover-castle', dayAhead(96), { email })
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  await popup.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
  await confirmWallet(page, 'asks')
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(popup.getByText('*Payment Failed, try again.').first()).toBeVisible()
  await confirmWallet(page, 'asks')
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(paidConfirmation(page)).toBeVisible()
})
