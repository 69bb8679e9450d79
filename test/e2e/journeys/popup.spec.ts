// Booking one item from its own page, in a dialog of the browser's own.
import { findDocuments } from '../steps/database'
import { holdBack } from '../steps/hold-back'
import { scriptOf } from '../steps/parts'
import { customer, dayAhead, fillCustomer, openPopup } from '../steps/steps'
import { expect, test } from '../test'

test('Escape, overlay, button, Back close the popup; the page stands still behind it', async ({
  page,
}) => {
  const email = 'popup.closed@example.com'
  const popup = await openPopup(page, '/inflatable/harbor-combo', dayAhead(60), { email })
  const opener = page.getByRole('button', { name: 'Book Now', exact: true })
  const closings = {
    Escape: () => page.keyboard.press('Escape'),
    overlay: () => page.mouse.click(5, 5),
    button: () => popup.getByRole('button', { name: 'Close' }).click(),
    Back: () => page.goBack(),
  }
  const url = page.url()
  const scrolled = () => page.evaluate(() => scrollY)
  const top = await scrolled()
  for (const close of Object.values(closings)) {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    await close()
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(popup).toBeVisible()
  }
  await page.goBack()
  await page.goForward()
  await expect(popup).toBeHidden()
  expect([page.url(), await scrolled()]).toEqual([url, top])
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})
  // The next one leaves the page.
  await page.goBack()
  await expect.poll(() => page.url()).toBe('about:blank')
})

test("an item's own form keeps address and focus when the calendar and its all-in amount come", async ({
  page,
}) => {
  const day = dayAhead(60)
  const letThrough = await holdBack(page, scriptOf('src/routes/item/choose-day/ChooseDay.tsx'))
  await page.goto(`/inflatable/clover-castle?date=${day}`)
  await fillCustomer(page)
  letThrough()
  await expect(page.getByRole('button', { name: 'Change day' })).toBeVisible()
  const place = page.getByLabel('Where is your event?')
  await expect(place.locator('option:checked')).toHaveText('Rockford')
  const form = page.getByRole('form', { name: 'Book just this one' })
  const address = form.getByRole('combobox', { name: 'Delivery Address' })
  await expect(address).toHaveValue(customer.address)
  await expect(address).toBeFocused()
})
