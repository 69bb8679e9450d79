// The checkout up to the final press.
import { expect, type Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { toStoredDay } from '~/lib/time/stored-day'
import { checkOutByCard } from '../steps/card-steps'
import { checkOut, dayAhead, fillDetails } from '../steps/steps'
import { payDeclined, startPaying } from './payment-states'
import { fillCart, keepCart, openCheckout, settled, visit, state, type State } from './state'

export const checkoutStates: State[] = [
  state('the checkout with its problems', async (page) => {
    await openCheckout(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Agreed Terms & Conditions is required.')
  }),
  state('the checkout of a school', async (page) => {
    await openCheckout(page)
    await page.getByRole('button', { name: 'Ordering for a school, church or company?' }).click()
    await page.getByRole('checkbox', { name: "We're tax-exempt" }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText("Please enter your organization's name.")
  }),
  state('the checkout with a day that is over', async (page) => {
    await keepCart(page, [
      { inflatableID: 'rockford-castle', dates: [toStoredDay(dayAhead(-1))] },
      { inflatableID: 'folding-chairs', dates: [toStoredDay(dayAhead(100))], quantity: 40 },
    ])
    await visit(page, '/checkout')
    await expect(page.getByRole('button', { name: /^Move to/ })).toBeVisible()
  }),
  state('the checkout, filled in earlier', async (page) => {
    await openCheckout(page)
    await fillDetails(page)
    await page.reload()
    await settled(page)
    await expect(page.getByRole('button', { name: 'Not you? Clear' })).toBeVisible()
  }),
  state('the checkout, all set for the office', async (page) => {
    await fillCart(page)
    await checkOut(page)
  }),
  state('the checkout, all set for a card', async (page) => {
    await fillCart(page)
    await checkOutByCard(page)
    await expect(page.getByLabel('Card number')).toBeVisible()
  }),
  state('the suggestions for an address', async (page) => {
    await openCheckout(page)
    await page.getByLabel('Delivery Address').pressSequentially('Hopkins')
    await expect(page.getByRole('option')).toBeVisible()
    await page.keyboard.press('ArrowDown')
  }),
  {
    ...state("the checkout's summary as a sheet", async (page) => {
      await openCheckout(page)
      await page.getByRole('button', { name: /delivery & tax/ }).click()
      await expect(page.getByRole('dialog', { name: 'Your booking' })).toBeVisible()
    }),
    width: 390,
  },
  state('the checkout, being paid', async (page) => {
    await keepDaysForOne(page, dayAhead(108))
    await checkOutByCard(page)
    await startPaying(page, page, 'Processing Payment ...')
  }),
  state('the checkout, the card declined', async (page) => {
    await keepDaysForOne(page, dayAhead(109))
    await checkOutByCard(page)
    await payDeclined(page)
  }),
]

/** Paying holds these days for a while, so no other test uses them. */
function keepDaysForOne(page: Page, day: Day) {
  const dates = [toStoredDay(day)]
  return keepCart(page, [{ inflatableID: 'folding-chairs', dates, quantity: 2 }])
}
