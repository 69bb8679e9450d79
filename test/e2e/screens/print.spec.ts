// What a customer prints has nothing to press.
import { storeBookingOf, storeInvoice } from '../steps/bookings'
import { visit } from '../states/state'
import { expect, test } from '../test'

const pages = {
  "an unpaid booking's page": async () => `/booking/${await storeBookingOf('unpaid')}`,
  "a booking's page with a deposit": async () => `/booking/${await storeBookingOf('deposit')}`,
  "a paid booking's page": async () => `/booking/${await storeBookingOf('paid')}`,
  "a request's page": async () => `/booking/${await storeBookingOf('request')}`,
  'an invoice that is due': async () => `/invoice/${await storeInvoice({ paid: false })}`,
}

for (const [name, addressOf] of Object.entries(pages))
  test(`${name} prints without buttons and fields`, async ({ page }) => {
    await visit(page, await addressOf())
    const controls = page.locator('button, input, textarea, select').filter({ visible: true })
    const invoice = page.getByRole('link', { name: 'See the invoice' })
    await expect(controls.first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Rent', { exact: true })).toBeVisible()
    await expect(controls).toHaveCount(0)
    await expect(invoice).toBeHidden()
  })
