// A payment on its way and one that is declined, at the checkout and in an item's own booking.
import { expect, type Locator, type Page } from '@playwright/test'
import { cards, fillCard, payButton } from '../steps/card-steps'

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
