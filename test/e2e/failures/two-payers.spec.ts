// Two people pay the balance of one booking, each on a device of their own.
import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase/firestore/lite'
import { randomId } from '~/lib/domain/booking-key'
import { booking as unpaidBooking, dayAhead, line } from '../../rules/builders'
import { cards, fillCard, payButton, type Charge } from '../steps/card-steps'
import { readDocument, writeDocument } from '../steps/database'
import { expect, test } from '../test'

const harborCombo = {
  inflatableName: 'Harbor Combo',
  inflatableImage: '/pictures/harbor-combo.svg',
}

/** An unpaid booking and its invoice. Each has a customer of its own. */
async function storeInvoice() {
  const id = randomId()
  const booking = unpaidBooking({
    lastName: `Two${id}`,
    inflatables: [line('harbor-combo', [dayAhead(107)], harborCombo)],
  })
  await writeDocument(`bookings-test/${id}`, booking)
  await writeDocument(`invoices-test/${id}-balance`, { data: booking, bookingId: id, paid: false })
  return id
}

const open = (page: Page, id: string) => page.goto(`/invoice/${id}-balance`)

async function pay(page: Page, card: keyof typeof cards = 'good') {
  await fillCard(page, cards[card])
  await payButton(page).click()
}

const bankButton = (page: Page) =>
  page.getByRole('dialog', { name: 'Your bank (test)' }).getByRole('button', { name: 'Complete' })

const paid = (page: Page) => page.getByText('Payment Completed !')
const somebody = (page: Page) => page.getByText('Somebody is paying this right now.')

async function charges(page: Page, id: string) {
  const all = (await (await page.request.get('/local/charges.json')).json()) as Charge[]
  return all.filter(({ description }) => description.includes(`Two${id}`)).length
}

/** The attempt to pay ended a moment ago, two minutes included. */
async function letItEnd(id: string) {
  const attempt = (await readDocument(`payments/${id}`)) ?? {}
  const expires = Timestamp.fromMillis(Date.now() - 3 * 60_000)
  await writeDocument(`payments/${id}`, { ...attempt, expires })
}

test('after a decline on one, the other pays at once', async ({ page, newVisitor }) => {
  const id = await storeInvoice()
  const other = await newVisitor()
  await open(page, id)
  await pay(page, 'declined')
  await expect(page.getByText('*Payment Failed, try again.')).toBeVisible()
  await open(other, id)
  await pay(other)
  await expect(paid(other)).toBeVisible()
  expect(await charges(page, id)).toBe(1)
})

test('while one is asked by the bank, the other waits; the first one pays', async ({
  page,
  newVisitor,
}) => {
  const id = await storeInvoice()
  const other = await newVisitor()
  await open(other, id)
  await open(page, id)
  await pay(page, 'asks')
  const bank = bankButton(page)
  await expect(bank).toBeVisible()
  await pay(other)
  await expect(somebody(other)).toBeVisible()
  await bank.click()
  await expect(paid(page)).toBeVisible()
  await other.getByRole('button', { name: 'Check again' }).click()
  await expect(paid(other)).toBeVisible()
  expect(await charges(page, id)).toBe(1)
})

test('after the tab was closed at the bank, the other pays without a warning', async ({
  page,
  newVisitor,
}) => {
  const id = await storeInvoice()
  const other = await newVisitor()
  await open(page, id)
  await pay(page, 'asks')
  await expect(bankButton(page)).toBeVisible()
  await expect.poll(async () => (await readDocument(`payments/${id}`))?.['step']).toBe('asked')
  await page.close()
  await open(other, id)
  await expect(somebody(other)).toBeVisible()
  await letItEnd(id)
  await other.getByRole('button', { name: 'Check again' }).click()
  await pay(other)
  await expect(paid(other)).toBeVisible()
  expect(await charges(other, id)).toBe(1)
})

test('after a lost answer the other is warned, and a second charge stays on record', async ({
  page,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(/paymentInflatables/, /Failed to load resource/)
  const id = await storeInvoice()
  const other = await newVisitor()
  await open(page, id)
  await pay(page, 'lost')
  await expect(page.getByText(/We don't know yet whether/)).toBeVisible()
  await letItEnd(id)
  await open(other, id)
  await expect(other.getByText('Somebody may have paid this already.')).toBeVisible()
  await expect(payButton(other)).toBeHidden()
  await other.getByRole('button', { name: 'Pay all the same' }).click()
  await pay(other)
  await expect(paid(other)).toBeVisible()
  expect(await charges(other, id)).toBe(2)
  expect((await readDocument(`payments/${id}`))?.['over']).toHaveLength(1)
})

test('what the office marks while a card form is open is charged no more', async ({ page }) => {
  const id = await storeInvoice()
  await open(page, id)
  await fillCard(page)
  const booking = (await readDocument(`bookings-test/${id}`)) ?? {}
  await writeDocument(`bookings-test/${id}`, { ...booking, paid: true })
  await payButton(page).click()
  await expect(page.getByText(/Somebody else has just paid this/)).toBeVisible()
  await expect(paid(page)).toBeVisible()
  expect(await charges(page, id)).toBe(0)
})
