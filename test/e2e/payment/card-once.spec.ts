// However often and wherever a payment is pressed, and however its answer gets lost: the card is charged once.
import type { Page } from '@playwright/test'
import {
  cards,
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  holdCharges,
  paidConfirmation,
  payButton,
  paymentService,
  sendAgainButton,
} from '../steps/card-steps'
import { findDocuments } from '../steps/database'
import { confirmedId, dayAhead, mailsTo, putInCart } from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'
const itemId = 'clover-castle'
const amount = 309_32
const unknown = "We don't know yet whether your payment went through."
const failed = '*Payment Failed, try again.'

async function readyToPay(
  page: Page,
  order: { day: ReturnType<typeof dayAhead>; lastName: string; email: string },
  card: string = cards.good,
) {
  await putInCart(page, `/inflatable/${itemId}`, [order.day])
  await checkOutByCard(page, order)
  await fillCard(page, card)
}

/** The id that the office finds the payment by. */
async function referenceOf(page: Page): Promise<string> {
  const notice = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: unknown })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  const reference = await notice.getByText(/^[A-Za-z0-9]{20}$/).innerText()
  return reference
}

test('M5b: 20 activations by pointer and Enter charge once', async ({ page }) => {
  const order = { day: dayAhead(80), lastName: 'Twenty', email: 'card.twenty@example.com' }
  await readyToPay(page, order)
  const { charged, answer, seen } = await holdCharges(page)
  const pay = payButton(page)
  await pay.evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 10; times++) button.click()
  })
  await expect(page.getByText('Processing Payment ...')).toBeVisible()
  await pay.focus()
  for (let times = 0; times < 5; times++) await page.keyboard.press('Enter')
  await charged
  for (let times = 0; times < 5; times++) await page.keyboard.press('Enter')
  await pay.evaluate((button: HTMLButtonElement) => button.click())
  answer()
  await expectPaidOnce(page, { ...order, itemId, amount })
  expect(seen.count).toBe(1)
})

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
  const waiting = (tab: Page) => tab.getByText('An order is under way in another tab.')
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

test('M6b: an answer that is lost is never called failed, and offers no second charge', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_\w+ .*paymentInflatables/)
  const order = { day: dayAhead(83), lastName: 'Answerlost', email: 'card.lost@example.com' }
  await readyToPay(page, order, cards.answerLost)
  await payButton(page).click()
  const reference = await referenceOf(page)
  await expect(page.getByText(failed)).toBeHidden()
  await expect(page.getByText('Processing Payment ...')).toBeHidden()
  await expect(payButton(page)).toBeHidden()
  await expect(sendAgainButton(page)).toBeEnabled()

  await test.step('a refusal of the repeat says nothing about the first charge', async () => {
    const body = { success: false, message: 'Your card was declined.' }
    await page.route(paymentService, (route) => route.fulfill({ json: body }))
    const answered = page.waitForResponse(paymentService)
    await sendAgainButton(page).click()
    await answered
    await expect(sendAgainButton(page)).not.toHaveAttribute('aria-disabled')
    expect(await referenceOf(page)).toBe(reference)
    await expect(page.getByText(failed)).toBeHidden()
    await page.unroute(paymentService)
    expect(await mailsTo(page, order.email)).toEqual([])
  })

  await test.step('the same charge sent again is answered, and books', async () => {
    await sendAgainButton(page).click()
    expect(await expectPaidOnce(page, { ...order, itemId, amount })).toBe(reference)
  })
})
