// Payments in progress, declined or without an answer, and the confirmation of each kind of order.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { cards, fillCard, payButton } from '../steps/card-steps'
import { keepUnknownCharge, openCheckout, openConfirmation, state, type State } from './state'

/** The card provider never answers: the units are held, nothing is charged. */
export async function startPaying(page: Page, form: Page | Locator, text: string) {
  await fillCard(form)
  await page.route('**/local/paymentMethods', () => new Promise(() => {}))
  await payButton(form).click()
  await expect(form.getByText(text).filter({ visible: true }).first()).toBeVisible()
}

export async function payDeclined(form: Page | Locator) {
  await fillCard(form, cards.declined)
  await payButton(form).click()
  await expect(form.getByText('*Payment Failed, try again.').first()).toBeVisible()
}

const unknownCharge = "We don't know yet whether your payment went through."

export const paymentStates: State[] = [
  state('a payment without an answer, at the checkout', async (page) => {
    await keepUnknownCharge(page)
    await openCheckout(page)
    await expect(page.getByText(unknownCharge)).toHaveCount(1)
  }),
  state('the question whether a payment is settled', async (page) => {
    await keepUnknownCharge(page)
    await openCheckout(page)
    await page.getByRole('button', { name: 'The office has settled this' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }),
]

const kinds: [name: string, told: Partial<Confirmation>, words: string, isKept?: boolean][] = [
  ['in the office', {}, 'Your booking has been confirmed'],
  ['its mail down', { mail: 'failed' }, 'Error sending email confirmation:'],
  [
    'the deposit by card',
    { card: true, paidCents: 100_00, dueCents: 192_84, invoiceMail: 'sent' },
    'Your Booking is Completed !',
  ],
  ['its link not kept', {}, "This browser couldn't save your booking link.", false],
]

export const confirmationStates: State[] = kinds.map(([name, fields, words, isKept]) => ({
  name: `the confirmation, ${name}`,
  async open(page) {
    await openConfirmation(page, fields, isKept)
    await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible()
  },
}))
