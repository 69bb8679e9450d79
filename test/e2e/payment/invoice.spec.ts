// The whole of paying by card: a declined card, a deposit, and its invoice, which is mailed once, opened elsewhere, paid there,
// and never again.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/time/dates'
import { keepCart } from '../states/state'
import {
  cards,
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  payButton,
} from '../steps/card-steps'
import { findDocuments, readDocument } from '../steps/database'
import { customer, dayAhead, mailsTo, rowsOf, summaryRows } from '../steps/steps'
import { expect, test } from '../test'

test('M7b, M19b: after a declined card a deposit is charged, and its invoice is mailed once and paid once', async ({
  page,
  newVisitor,
}) => {
  const day = dayAhead(72)
  const lastName = 'Deposit'
  const email = 'card.deposit@example.com'
  await keepCart(page, [{ inflatableID: 'clover-castle', dates: [toStoredDay(day)] }])
  await page.goto('/checkout')
  await expect(page.getByRole('checkbox', { name: /Pay Only Deposit Due/ })).toBeDisabled()
  await checkOutByCard(page, { lastName, email, deposit: true })
  const rows = await summaryRows(page)
  expect(rows).toContainEqual(['Balance due later', '-$209.32'])
  expect(rows.at(-1)).toEqual(['Total', '$100.00'])
  await fillCard(page, cards.declined)
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('*Payment Failed, try again.')
  expect(await chargesOf(page, lastName)).toEqual([])
  // Only what was wrong has to be typed again.
  await expect(page.getByLabel('Card number')).toHaveValue(cards.declined)
  await fillCard(page)
  await payButton(page).dblclick()
  const id = await expectPaidOnce(page, {
    lastName,
    email,
    amount: 100_00,
    itemId: 'clover-castle',
    day,
    mails: ['confirmation', 'invoice'],
  })
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    method: 'Credit Card',
    paid: false,
    approved: 'True',
    balances: { rent: 199, deposit: 100 },
  })
  const invoices = await findDocuments('invoices-test', 'bookingId', id)
  expect(Object.values(invoices)).toMatchObject([{ paid: false, data: { email, lastName } }])
  const invoiceId = Object.keys(invoices)[0] ?? ''

  const mail = (await mailsTo(page, email)).find(({ kind }) => kind === 'invoice')
  const link = mail?.link?.href ?? ''
  expect(link).toMatch(new RegExp(`/invoice/${invoiceId}$`))
  const elsewhere = await newVisitor()
  await elsewhere.goto(link)
  const balances = (visitor: Page) => visitor.getByRole('region', { name: 'Balances' })

  await test.step('the invoice shows the booking and its balance', async () => {
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible()
    for (const text of [`${customer.name} ${lastName}`, email, customer.address, id])
      await expect(elsewhere.getByText(text).first()).toBeVisible()
    await expect(elsewhere.getByText(toStoredDay(day))).toBeVisible()
    expect(await rowsOf(balances(elsewhere))).toEqual([
      ['Rent', '$199.00'],
      ['Damage waiver', '$17.91'],
      ['Time frame delivery', '$0.00'],
      ['Delivery fee', '$30.00'],
      ['Insurance', '$45.00'],
      ['Tax', '$17.41'],
      ['Deposit', '-$100.00'],
      // The deposit is subtracted already.
      ['Total', '$209.32'],
      ['Balance due', '$209.32'],
    ])
  })

  await test.step('a card pays it', async () => {
    await fillCard(elsewhere)
    await payButton(elsewhere).dblclick()
    await expect(elsewhere.getByText('Payment Completed !').first()).toBeVisible()
    await expect(payButton(elsewhere)).toBeHidden()
    expect((await rowsOf(balances(elsewhere))).at(-1)).toEqual(['Balance due', '$0.00'])
    expect(await chargesOf(page, lastName)).toMatchObject([
      {
        amount: 209_32,
        description: `INVOICE - INFLATABLE BOOKING | Name: ${customer.name} ${lastName}`,
      },
      { amount: 100_00 },
    ])
    expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
      paid: true,
      invoiceID: invoiceId,
    })
    expect(await readDocument(`invoices-test/${invoiceId}`)).toMatchObject({ paid: true })
  })

  await test.step('a second visit finds it paid', async () => {
    const second = await newVisitor()
    await second.goto(link)
    await expect(second.getByText('Payment Completed !').first()).toBeVisible()
    expect((await rowsOf(balances(second))).at(-1)).toEqual(['Balance due', '$0.00'])
    await expect(payButton(second)).toBeHidden()
    await expect(second.getByLabel('Card number')).toBeHidden()
    expect(await mailsTo(page, email)).toHaveLength(2)
  })
})
