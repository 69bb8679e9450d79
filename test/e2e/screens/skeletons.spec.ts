// What waits in the place of something has its box, so that nothing moves as it comes.
import type { Locator, Page } from '@playwright/test'
import { storeInvoice } from '../steps/bookings'
import { holdBack } from '../steps/hold-back'
import { dayAhead } from '../steps/steps'
import { expect, test } from '../test'

const boxOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { x, y, width, height }
}

const height = 900
const nameOfOneLine = 'Big Blue 16 ft Slide'

test('the waiting boxes are as large as the cards', async ({ page }) => {
  const answer = await holdBack(page, /documents:runQuery/, 'inflatables')
  await page.goto(`/services?date=${dayAhead(150)}`)
  await page.getByRole('link', { name: 'Check All Inflatables' }).click()
  const waiting = page.getByRole('main').locator('[aria-busy="true"]')
  const boxes = await atEach([390, 1440], page, () => boxOf(waiting.locator('> div').first()))
  expect(boxes[0]?.height).toBeGreaterThan(100)

  answer()
  await expect(waiting).toBeHidden()
  const card = page.getByRole('article', { name: nameOfOneLine })
  const first = page.getByRole('main').getByRole('listitem').filter({ has: card }).first()
  const cards = await atEach([390, 1440], page, () => boxOf(first))
  for (const [index, card] of cards.entries())
    for (const side of ['width', 'height'] as const)
      expect(Math.abs((boxes[index]?.[side] ?? 0) - card[side]), side).toBeLessThan(1)
})

for (const path of ['/inflatable/rockford-castle', '/extra/folding-chairs'])
  test(`${path} keeps the room of its own form`, async ({ page }) => {
    const widths = [390, 768, 1440]
    const answer = await holdBack(page, /documents:runQuery/, 'allocations')
    const request = page.waitForRequest(
      (request) => request.postData()?.includes('allocations') === true,
    )
    await page.goto(path)
    await request
    const column = page.getByRole('region', { name: 'Rental information' }).locator('..')
    const before = await atEach(widths, page, () => boxOf(column))

    answer()
    await expect(page.getByRole('region', { name: 'Book just this one' })).toBeVisible()
    const after = await atEach(widths, page, () => boxOf(column))
    for (const [index, box] of after.entries())
      expect(Math.abs(box.height - (before[index]?.height ?? 0)), `${widths[index]}`).toBeLessThan(
        1,
      )
  })

// The demonstration's card field has one line in a wide window, as Stripe's always has.
test("the card form with a wallet's button keeps its room, so that the invoice's footer stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height })
  const answer = await holdBack(page, /stripe/)
  await page.goto(`/invoice/${await storeInvoice({ paid: false })}`)
  const payment = page.getByRole('region', { name: 'Pay by card' })
  await expect(payment.getByText('Loading the card form…')).toBeVisible()
  const before = await boxOf(payment)

  answer()
  await expect(payment.getByRole('button', { name: /^Pay/ })).toBeVisible()
  expect(Math.abs((await boxOf(payment)).height - before.height)).toBeLessThan(8)
})

async function atEach<Value>(widths: number[], page: Page, measure: () => Promise<Value>) {
  const measured: Value[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    measured.push(await measure())
  }
  return measured
}
