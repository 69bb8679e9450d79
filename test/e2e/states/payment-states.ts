// A payment without an answer, on each screen that shows it.
import { expect } from '@playwright/test'
import { keepUnknownCharge, openCheckout, visit, type State } from './state'

const unknownCharge = "We don't know yet whether your payment went through."

export const paymentStates: State[] = [
  {
    name: 'a payment without an answer, at the checkout',
    async open(page) {
      await keepUnknownCharge(page)
      await openCheckout(page)
      await expect(page.getByText(unknownCharge)).toHaveCount(1)
    },
  },
  {
    name: 'a payment without an answer, on another screen',
    async open(page) {
      await keepUnknownCharge(page)
      await visit(page, '/about')
      await expect(page.getByText(unknownCharge)).toBeVisible()
    },
  },
  {
    name: 'the question whether a payment is settled',
    async open(page) {
      await keepUnknownCharge(page)
      await openCheckout(page)
      await page.getByRole('button', { name: 'Settled with the office' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
