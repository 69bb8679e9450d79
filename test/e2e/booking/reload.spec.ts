// What is typed outlives reloads, in spite of what the browser itself puts into fields, and a booking that a reload
// interrupts is neither lost nor made twice.
import type { Page } from '@playwright/test'
import { findDocuments } from '../steps/database'
import {
  confirmedId,
  customer,
  dayAhead,
  fillDetails,
  expectMails,
  pressBookNow,
  pressContinue,
  putInCart,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const email = 'reload@example.com'

test('every field survives a reload and the back button; reloads in mid-booking make one booking', async ({
  page,
}) => {
  await putInCart(page, '/inflatable/harbor-combo', [dayAhead(40)])
  await page.goto('/checkout')
  await fillDetails(page, { email })
  await page.getByRole('radio', { name: 'Indoor' }).check()
  await page.getByRole('radio', { name: /within a 1 hour window/ }).check()
  await page.getByLabel('Deliver at', { exact: true }).fill('09:45')
  await page.getByRole('checkbox', { name: 'Damage Waiver' }).uncheck()
  await page.getByRole('checkbox', { name: 'Insurance Certificate' }).uncheck()
  await page.getByLabel('Promo Code').fill('BetterStay15')
  const rows = await summaryRows(page)
  // 255 - 38.25 = 216.75; 8.75% = 18.9656; 75 for the time, 30 for Rockford.
  expect(rows.at(-1)).toEqual(['Total', '$340.72'])

  await page.reload()
  await expectForm(page)
  expect(await summaryRows(page)).toEqual(rows)

  await page.getByRole('link', { name: 'Cart, 1 rental' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await page.goBack()
  await expectForm(page)
  expect(await summaryRows(page)).toEqual(rows)

  await pressContinue(page)
  const written = new Promise<void>((resolve) => {
    void page.route(/documents:commit/, async (route) => {
      // It reaches the database; its answer never reaches the page.
      await route.fetch()
      resolve()
    })
  })
  await pressBookNow(page)
  await written
  await page.reload()
  const id = await expectOneBooking(page)
  // A mail that is still on its way is sent again by the next visit.
  await expect(page.getByText('We sent an e-mail to')).toBeVisible()
  await page.reload()
  expect(await expectOneBooking(page)).toBe(id)
})

async function expectForm(page: Page) {
  for (const [label, value] of [
    ['First Name', customer.name],
    ['Last Name', customer.lastName],
    ['Email Address', email],
    ['Phone Number', customer.phone],
    ['Delivery Address', customer.address],
    ['Promo Code', 'BetterStay15'],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value)
  await expect(page.getByLabel('Deliver at', { exact: true })).toHaveValue('09:45')
  await expect(page.getByRole('radio', { name: 'Indoor' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /within a 1 hour window/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Damage Waiver' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Insurance Certificate' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
}

async function expectOneBooking(page: Page) {
  const id = await confirmedId(page)
  expect(Object.keys(await findDocuments('bookings-test', 'email', email))).toEqual([id])
  await expectMails(page, email, ['confirmation'])
  return id
}
