// Paying by card: what a customer does at the checkout, and what the payment service and the
// database say of it.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { ownerOf } from '../../../office/sync/owner'
import { allocationsOn, findDocuments } from './database'
import { confirmedId, expectMails, fillDetails, pressContinue, type Customer } from './steps'

/** Some of the cards of `local/README.md`. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
  lost: '4000 0000 0000 8005',
} as const

/** Fills in the checkout for a card, and has it checked, up to the card form. */
export async function checkOutByCard(page: Page, changed: Partial<Customer> = {}) {
  await page.goto('/checkout')
  await fillDetails(page, changed)
  await chooseCard(page)
}

/** Chooses the card, and has the form checked. */
export async function chooseCard(page: Page) {
  await page.getByRole('radio', { name: 'Credit Card' }).check()
  await pressContinue(page)
}

export async function fillCard(within: Page | Locator, number: string = cards.good) {
  await within.getByLabel('Card number').fill(number)
  await within.getByLabel('Expiry date').fill('12 / 40')
  await within.getByLabel('Security code').fill('123')
}

/** Cards in a wallet's sheet (local/card/wallets.js). */
const inWallet = { good: '4242', declined: '0002', asks: '3184', refused: '4004' } as const

/** Opens a wallet's sheet and confirms it with a card. */
export async function confirmWallet(page: Page, card: keyof typeof inWallet, name = 'Apple Pay') {
  await page.getByRole('button', { name }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByLabel('Card in the wallet').selectOption(inWallet[card])
  await sheet.getByRole('button', { name: 'Confirm' }).click()
}

export function payButton(within: Page | Locator) {
  return within.getByRole('button', { name: /^Pay \$/ })
}

export function paidConfirmation(page: Page) {
  return page.getByRole('dialog', { name: 'Your Booking is Completed !' })
}

/** `amount` in cents. */
export type Charge = { amount: number; description: string }

/** What the payment service charged a customer; tests give theirs a last name of its own. */
async function chargesOf(page: Page, lastName: string): Promise<Charge[]> {
  const answer = await page.request.get('/local/charges.json')
  return ((await answer.json()) as Charge[]).filter(({ description }) =>
    description.split(' ').includes(lastName),
  )
}

/**
 * Holds the answers of the payment service back until `answer` is called; each request is counted
 * and reaches it.
 */
export async function holdCharges(page: Page) {
  let answer = () => {}
  let arrive = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const charged = new Promise<void>((resolve) => (arrive = resolve))
  const seen = { count: 0 }
  await page.route('**/local/paymentInflatables', async (route) => {
    seen.count += 1
    const response = await route.fetch()
    arrive()
    await answered
    await route.fulfill({ response })
  })
  return { charged, answer, seen }
}

/**
 * Everything that must hold of an order: one charge of this many cents, one booking, its mail once,
 * its units booked.
 */
export async function expectPaidOnce(
  page: Page,
  order: {
    email: string
    lastName: string
    amount: number
    itemId: string
    day: Day
    id?: string
  },
): Promise<string> {
  const { email, lastName, amount, itemId, day } = order
  const id = order.id ?? (await confirmedId(page, paidConfirmation(page)))
  const charges = await chargesOf(page, lastName)
  expect(charges.map((charge) => charge.amount)).toEqual([amount])
  const bookings = await findDocuments('bookings-test', 'email', email)
  expect(Object.keys(bookings)).toEqual([id])
  await expectMails(page, email, ['confirmation'])
  expect(await allocationsOn(itemId, day)).toMatchObject([{ owner: ownerOf(id), expires: null }])
  return id
}
