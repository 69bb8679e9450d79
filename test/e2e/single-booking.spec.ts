// Booking one item from its own page: in the office, by card, and an extra with a deposit. The rules judge every commit.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/dates'
import { findDocuments, readDocument } from './database'
import {
  chooseDay,
  confirmation,
  confirmedId,
  customer,
  dayAhead,
  dayTile,
  mailsTo,
  pressBookNow,
} from './steps'
import { expect, test } from './test'

/** Chooses the day, fills the item's own form and opens the popup. */
async function openPopup(
  page: Page,
  path: string,
  day: ReturnType<typeof dayAhead>,
  email: string,
) {
  await page.goto(path)
  await expect(page.getByText('*Select an available date')).toBeVisible()
  await page.getByLabel('First Name').fill(customer.name)
  await page.getByLabel('Last Name').fill(customer.lastName)
  await page.getByLabel('Phone Number').fill(customer.phone)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Delivery Address').fill(customer.address)
  await chooseDay(page, day)
  await pressBookNow(page)
  const popup = page.getByRole('dialog', { name: /^Book / })
  await expect(popup).toBeVisible()
  return popup
}

const acceptRules = (page: Page) =>
  page.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()

test('in the office: the popup by keyboard and overlay, then one booking', async ({ page }) => {
  const day = dayAhead(61)
  const email = 'popup.office@example.com'
  let popup = await openPopup(page, '/inflatable/harbor-combo', day, email)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  )
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  const opener = page.getByRole('button', { name: 'Book Now', exact: true })
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(popup).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()

  // A reload keeps what was typed, and the day.
  await page.reload()
  await expect(dayTile(page, day)).toHaveAccessibleName(/your date/)
  await pressBookNow(page)
  popup = page.getByRole('dialog', { name: /^Book / })
  await expect(popup.getByRole('button', { name: 'Book Now' })).toBeHidden()
  await acceptRules(page)
  await popup.getByRole('button', { name: 'Book Now' }).dblclick()
  const id = await confirmedId(page)

  const bookings = await findDocuments('bookings-test', 'email', email)
  expect(Object.keys(bookings)).toEqual([id])
  expect(bookings[id]).toMatchObject({
    method: 'Cash In Office',
    paid: false,
    floorType: 'concrete',
    balances: { deposit: 0, insurance: 0 },
    inflatables: [{ inflatableID: 'harbor-combo', bookingDates: [toStoredDay(day)] }],
  })
  expect((await mailsTo(page, email)).map(({ kind }) => kind)).toEqual(['confirmation'])
})

test('by card: refused, then charged once and booked as paid', async ({ page }) => {
  const day = dayAhead(62)
  const email = 'popup.card@example.com'
  const popup = await openPopup(page, '/inflatable/harbor-combo', day, email)
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  const pay = popup.getByRole('button', { name: /^Pay \$/ })
  await expect(pay).toBeDisabled()
  await acceptRules(page)
  await fillCard(page, '4000 0000 0000 0002')
  await pay.click()
  await expect(popup.getByText('*Payment Failed, try again.')).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await pay.dblclick()
  const id = await confirmedId(
    page,
    page.getByRole('dialog', { name: 'Your Booking is Completed !' }),
  )

  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    method: 'Credit Card',
    paid: true,
    approved: 'True',
  })
  const charges = await (await page.request.get('/local/charges.json')).json()
  expect(
    (charges as { description: string }[]).filter(({ description }) => description.includes(id)),
  ).toHaveLength(1)
  expect((await mailsTo(page, email)).map(({ kind }) => kind)).toEqual(['confirmation'])
})

test('an extra with the deposit to be paid in the office: an invoice for everything', async ({
  page,
}) => {
  const email = 'popup.extra@example.com'
  const popup = await openPopup(page, '/extra/frame-tent-20-x-20', dayAhead(63), email)
  for (const row of ['Balance', 'Delivery Amount', 'Tax', 'State', 'Total'])
    await expect(popup.getByRole('term').filter({ hasText: row })).toBeVisible()
  await popup.getByRole('radio', { name: 'Pay Deposit Due ($100.00)' }).check()
  await expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).toBeDisabled()
  await acceptRules(page)
  await popup.getByRole('button', { name: 'Book Now' }).click()
  await expect(confirmation(page)).toBeVisible()
  const id = await confirmedId(page)

  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    paid: false,
    balances: { rent: 240, deposit: 0, damageWaiver: 0 },
  })
  const invoices = await findDocuments('invoices-test', 'bookingId', id)
  expect(Object.values(invoices)).toMatchObject([{ paid: false, data: { email } }])
  expect((await mailsTo(page, email)).map(({ kind }) => kind).toSorted()).toEqual([
    'confirmation',
    'invoice',
  ])
})

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
}
