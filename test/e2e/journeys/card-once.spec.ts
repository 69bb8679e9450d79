// Tabs share what only a browser has: the card is charged once all the same.
import type { Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { toStoredDay } from '~/lib/time/stored-day'
import { keepCart } from '../states/state'
import {
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  holdCharges,
  payButton,
} from '../steps/card-steps'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const itemId = 'clover-castle'
const amount = 309_32

async function readyToPay(page: Page, order: { day: Day; lastName: string; email: string }) {
  await keepCart(page, [{ inflatableID: itemId, dates: [toStoredDay(order.day)] }])
  await checkOutByCard(page, order)
  await fillCard(page)
}

test('two tabs press at once: one pays, the other waits and then has nothing left to pay', async ({
  page,
  context,
}) => {
  const order = { day: dayAhead(81), lastName: 'Twotabs', email: 'card.tabs@example.com' }
  const other = await context.newPage()
  await readyToPay(other, order)
  // A tab in the background renders, and is operated, slowly.
  await page.bringToFront()
  await readyToPay(page, order)
  const holds = [await holdCharges(page), await holdCharges(other)] as const
  await Promise.all([page, other].map((tab) => payButton(tab).dispatchEvent('click')))
  await Promise.race(holds.map(({ charged }) => charged))
  const waiting = (tab: Page) => tab.getByText('You have an order in progress in another tab.')
  await expect(async () => {
    expect([await waiting(page).isVisible(), await waiting(other).isVisible()]).toContain(true)
  }).toPass()
  const [winner, loser] = (await waiting(page).isVisible()) ? [other, page] : [page, other]
  for (const { answer } of holds) answer()
  const id = await expectPaidOnce(winner, { ...order, itemId, amount })

  await loser.bringToFront()
  // The order emptied the cart of both tabs.
  await expect(loser.getByText(/^Your shopping cart is empty/)).toBeVisible()
  await expect(payButton(loser)).toBeHidden()
  await loser.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(loser.getByRole('main').locator(`a[href$="${id}"]`).first()).toBeVisible()
  expect(holds[0].seen.count + holds[1].seen.count).toBe(1)
})
