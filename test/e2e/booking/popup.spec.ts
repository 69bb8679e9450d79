// Booking one item from its own page, in a dialog of the browser's own.
import { payButton } from '../steps/card-steps'
import { findDocuments, readDocument } from '../steps/database'
import { confirmedId, dayAhead, expectMails, openPopup, rowsOf } from '../steps/steps'
import { expect, test } from '../test'

test('closes by Escape, overlay and button; the page stands still behind it, the focus returns', async ({
  page,
}) => {
  const email = 'popup.closed@example.com'
  const popup = await openPopup(page, '/inflatable/harbor-combo', dayAhead(60), { email })
  const opener = page.getByRole('button', { name: 'Book Now', exact: true })
  const closings = {
    Escape: () => page.keyboard.press('Escape'),
    overlay: () => page.mouse.click(5, 5),
    button: () => popup.getByRole('button', { name: 'Close' }).click(),
  }
  for (const close of Object.values(closings)) {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    for (let tabs = 0; tabs < 20; tabs++) {
      await page.keyboard.press('Tab')
      const stays = () => document.querySelector('dialog[open]')?.contains(document.activeElement)
      // Between its last control and its first one the focus is the browser's own.
      const away = () => document.activeElement === document.body
      expect((await page.evaluate(stays)) || (await page.evaluate(away))).toBe(true)
    }
    await close()
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(popup).toBeVisible()
  }
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})
})

test('an extra with the deposit to be paid in the office: an invoice for everything', async ({
  page,
}) => {
  const email = 'popup.extra@example.com'
  const popup = await openPopup(page, '/extra/frame-tent-20-x-20', dayAhead(63), { email })
  // 240; 9% = 21.60; 30; 8.75% = 21.
  expect(await rowsOf(page.getByRole('region', { name: 'Summary' }))).toEqual([
    ['Balance', '$240.00'],
    ['Damage Waiver', '$21.60'],
    ['Specific Time Delivery', '$0.00'],
    ['Delivery Amount', '$30.00'],
    ['Tax', '$21.00'],
    ['State', 'Illinois'],
    ['Total', '$312.60'],
  ])
  await popup.getByRole('radio', { name: 'Pay Deposit Due ($100.00)' }).check()
  await expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).toBeDisabled()
  await popup.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
  await popup.getByRole('button', { name: 'Book Now' }).click()
  const id = await confirmedId(page)

  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    paid: false,
    balances: { rent: 240, deposit: 0, damageWaiver: 0 },
  })
  const invoices = await findDocuments('invoices-test', 'bookingId', id)
  expect(Object.values(invoices)).toMatchObject([{ paid: false, data: { email } }])
  const mails = await expectMails(page, email, ['confirmation', 'invoice'])

  await page.goto(mails.find(({ kind }) => kind === 'invoice')?.link?.href ?? '')
  await expect(payButton(page)).toHaveText('Pay $291.00')
})
