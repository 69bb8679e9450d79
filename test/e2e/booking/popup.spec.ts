// Booking one item from its own page: in the office, by card, and an extra with a deposit. The rules judge every commit.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/time/dates'
import {
  cards,
  chargesOf,
  expectPaidOnce,
  fillCard,
  paidConfirmation,
  payButton,
} from '../steps/card-steps'
import { findDocuments, readDocument } from '../steps/database'
import {
  confirmation,
  confirmedId,
  dayAhead,
  dayTile,
  expectMails,
  openPopup,
  pressBookNow,
  rowsOf,
} from '../steps/steps'
import { expect, test } from '../test'

const acceptRules = (page: Page) =>
  page.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

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

test('in the office: what was typed outlives a reload, and a double click books once', async ({
  page,
}) => {
  const day = dayAhead(61)
  const email = 'popup.office@example.com'
  await openPopup(page, '/inflatable/harbor-combo', day, { email })

  // A reload keeps what was typed, and the day.
  await page.reload()
  await expect(dayTile(page, day)).toHaveAccessibleName(/your date/)
  await pressBookNow(page)
  const popup = page.getByRole('dialog', { name: /^Book / })
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
  await expectMails(page, email, ['confirmation'])
})

test('by card: refused, then charged once and booked as paid', async ({ page }) => {
  const order = { day: dayAhead(62), lastName: 'Popupcard', email: 'popup.card@example.com' }
  const popup = await openPopup(page, '/inflatable/harbor-combo', order.day, order)
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  await expect(payButton(popup)).toBeDisabled()
  await expect(popup.getByLabel('Card number')).toBeDisabled()
  await acceptRules(page)
  // 255; 9% = 22.95; 30; 8.75% = 22.3125.
  expect((await rowsOf(summary(page))).at(-1)).toEqual(['Total', '$330.26'])
  await fillCard(popup, cards.declined)
  await payButton(popup).click()
  await expect(popup.getByText('*Payment Failed, try again.')).toBeVisible()
  expect(await chargesOf(page, order.lastName)).toEqual([])

  await fillCard(popup)
  await payButton(popup).dblclick()
  const id = await expectPaidOnce(page, { ...order, amount: 330_26, itemId: 'harbor-combo' })
  await expect(paidConfirmation(page)).toContainText(order.email)
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    method: 'Credit Card',
    paid: true,
    approved: 'True',
    floorType: 'concrete',
    balances: { rent: 255, deposit: 0, insurance: 0, damageWaiver: 22.95 },
  })
})

test('a deposit by card: no waiver, $100 charged, and an invoice for the rest', async ({
  page,
}) => {
  const order = { day: dayAhead(64), lastName: 'Popupdeposit', email: 'popup.deposit@example.com' }
  const popup = await openPopup(page, '/inflatable/harbor-combo', order.day, order)
  await popup.getByRole('radio', { name: 'Pay Deposit Due ($100.00)' }).check()
  const waiver = popup.getByRole('checkbox', { name: 'Damage Waiver' })
  await expect(waiver).toBeDisabled()
  await expect(waiver).not.toBeChecked()
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  await acceptRules(page)
  // 255; 30; 22.31.
  expect(await rowsOf(summary(page))).toContainEqual(['Balance due later', '-$207.31'])
  await fillCard(popup)
  await payButton(popup).click()
  const id = await expectPaidOnce(page, {
    ...order,
    amount: 100_00,
    itemId: 'harbor-combo',
    mails: ['confirmation', 'invoice'],
  })
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    paid: false,
    balances: { rent: 255, deposit: 100, damageWaiver: 0 },
  })
})

test('an extra with the deposit to be paid in the office: an invoice for everything', async ({
  page,
}) => {
  const email = 'popup.extra@example.com'
  const popup = await openPopup(page, '/extra/frame-tent-20-x-20', dayAhead(63), { email })
  // 240; 9% = 21.60; 30; 8.75% = 21.
  expect(await rowsOf(summary(page))).toEqual([
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
  const mails = await expectMails(page, email, ['confirmation', 'invoice'])

  await page.goto(mails.find(({ kind }) => kind === 'invoice')?.link?.href ?? '')
  await expect(payButton(page)).toHaveText('Pay $291.00')
})
