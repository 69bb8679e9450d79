// What the office changes between hold and charge: nothing is charged, and today's prices are shown before another try.
import { chargesOf, checkOutByCard, expectPaidOnce, fillCard, payButton } from '../steps/card-steps'
import { allocationsOn, findDocuments, readDocument, writeDocument } from '../steps/database'
import { dayAhead, putInCart, summaryRows } from '../steps/steps'
import { expect, test } from '../test'
import type { PlainFields } from '../../../local/firestore/plain'

// Items that no other test books: they change for everybody.

test('a price that is raised between hold and charge', async ({ page }) => {
  const itemId = 'palm-island-combo'
  const order = { day: dayAhead(86), lastName: 'Raised', email: 'card.raised@example.com' }
  const path = `inflatables/${itemId}`
  const item = (await readDocument(path)) as PlainFields
  await putInCart(page, `/inflatable/${itemId}`, [order.day])
  await checkOutByCard(page, order)
  // 279; 8.75% = 24.4125; 9% = 25.11; 45; 30.
  expect((await summaryRows(page)).at(-1)).toEqual(['Total', '$403.52'])
  await fillCard(page)
  await page.route('**/local/paymentMethods', async (route) => {
    expect(await allocationsOn(itemId, order.day)).toHaveLength(1)
    await writeDocument(path, { ...item, price: 300 })
    await route.continue()
  })
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Something changed meanwhile.')
  // 300; 26.25; 27; 45; 30.
  await expect.poll(() => summaryRows(page)).toContainEqual(['Total', '$428.25'])
  expect(await chargesOf(page, order.lastName)).toEqual([])
  expect(await findDocuments('bookings-test', 'email', order.email)).toEqual({})
  await expect.poll(() => allocationsOn(itemId, order.day)).toEqual([])

  await page.unroute('**/local/paymentMethods')
  await expect(payButton(page)).toHaveText('Pay $428.25')
  await payButton(page).click()
  await expectPaidOnce(page, { ...order, itemId, amount: 428_25 })
})

test('a count that is lowered between hold and charge', async ({ page }) => {
  const itemId = 'bounce-and-slide-combo'
  const order = { day: dayAhead(87), lastName: 'Lowered', email: 'card.lowered@example.com' }
  const path = `inflatables/${itemId}`
  const item = (await readDocument(path)) as PlainFields
  await putInCart(page, `/inflatable/${itemId}`, [order.day])
  await checkOutByCard(page, order)
  await fillCard(page)
  await page.route('**/local/paymentMethods', async (route) => {
    await writeDocument(path, { ...item, count: 1 })
    await route.continue()
  })
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Something changed meanwhile.')
  expect(await chargesOf(page, order.lastName)).toEqual([])
  await expect.poll(() => allocationsOn(itemId, order.day)).toEqual([])
})
