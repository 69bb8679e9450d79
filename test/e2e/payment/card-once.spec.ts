// What tabs share, and what a reload leaves, belong to the browser: the card is charged once in spite of both.
import type { Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { toStoredDay } from '~/lib/time/dates'
import { keepCart } from '../states/state'
import {
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  holdCharges,
  paidConfirmation,
  payButton,
  sendAgainButton,
} from '../steps/card-steps'
import { findDocuments } from '../steps/database'
import { confirmedId, dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
const itemId = 'clover-castle'
const amount = 309_32
const unknown = "We're not sure yet that your payment went through."

async function readyToPay(page: Page, order: { day: Day; lastName: string; email: string }) {
  await keepCart(page, [{ inflatableID: itemId, dates: [toStoredDay(order.day)] }])
  await checkOutByCard(page, order)
  await fillCard(page)
}

/** The id that the office finds the payment by. */
async function referenceOf(page: Page): Promise<string> {
  const notice = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: unknown })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  return notice.getByText(/^[A-Za-z0-9]{20}$/).innerText()
}

test('M5b: two tabs press at once: one pays, the other waits and then shows the same booking', async ({
  page,
  context,
}) => {
  const order = { day: dayAhead(81), lastName: 'Twotabs', email: 'card.tabs@example.com' }
  const other = await context.newPage()
  await readyToPay(other, order)
  // A tab in the background draws, and is operated, slowly.
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
  await payButton(loser).click()
  expect(await confirmedId(loser, paidConfirmation(loser))).toBe(id)
  await expectPaidOnce(loser, { ...order, itemId, amount, id })
  expect(holds[0].seen.count + holds[1].seen.count).toBe(1)
})

test('M5b: a reload in mid-charge tells the reference, and the payment sent again charges nothing more', async ({
  page,
}) => {
  const order = { day: dayAhead(82), lastName: 'Midcharge', email: 'card.midcharge@example.com' }
  await readyToPay(page, order)
  const { charged } = await holdCharges(page)
  await payButton(page).click()
  await charged
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const reference = await referenceOf(page)
  expect((await chargesOf(page, order.lastName))[0]?.description).toContain(reference)
  expect(await findDocuments('bookings-test', 'email', order.email)).toEqual({})

  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await sendAgainButton(page).click()
  expect(await expectPaidOnce(page, { ...order, itemId, amount })).toBe(reference)
})
