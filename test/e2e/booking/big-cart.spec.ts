// Large orders: what an event of two days needs goes through in one go; what is too much is told in words.
import { toStoredDay } from '~/lib/time/dates'
import { findDocuments, readDocument } from '../steps/database'
import {
  addToCart,
  checkOut,
  chooseDay,
  confirmedId,
  dayAhead,
  pressBookNow,
  pressContinue,
  putInCart,
  fillDetails,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'

test('40 chairs, two slides and a tent for two days are one booking', async ({ page }) => {
  const days = [dayAhead(60), dayAhead(61)]
  await putInCart(page, '/extra/folding-chairs', days, 40)
  await putInCart(page, '/inflatable/big-blue-slide', days)
  await putInCart(page, '/inflatable/bW9jS3fLq6TzA0vMhX4e', days)
  await putInCart(page, '/extra/frame-tent-20-x-20', days)
  await checkOut(page)
  const rows = await summaryRows(page)
  // (2.50 x 40 + 265 + 299.50 + 240) x 2 = 1809; 8.75% = 158.2875; 9% = 162.81; 45; 30.
  expect(rows.at(-1)).toEqual(['Total', '$2,205.10'])
  await pressBookNow(page)

  const id = await confirmedId(page)
  const bookingDates = days.map(toStoredDay)
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    inflatables: [{ inflatableID: 'big-blue-slide', bookingDates }, { bookingDates }],
    extras: [
      { inflatableName: 'Folding Chairs x 40', quantity: 40, bookingDates },
      { inflatableID: 'frame-tent-20-x-20', bookingDates },
    ],
    balances: { rent: 1809, tax: 158.29, damageWaiver: 162.81 },
  })
  const owner = await page.evaluate(async (key) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }, id)
  expect(Object.keys(await findDocuments('allocations', 'owner', owner))).toHaveLength(43 * 2)
})

test('a ninth line is refused in words, with the telephone number', async ({ page }) => {
  const days = Array.from({ length: 9 }, (_, at) => dayAhead(60 + at * 2))
  await putInCart(page, '/inflatable/giant-four-in-a-row', days.slice(0, 8))
  await page.keyboard.press('Escape')
  await chooseDay(page, days.at(-1) ?? dayAhead(76))
  await addToCart(page).click()
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('One online booking holds up to 8 lines')
  await expect(refusal.getByRole('link', { name: phone })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(8)
})

test('more units than one booking holds are refused in words', async ({ page }) => {
  const days = Array.from({ length: 7 }, (_, at) => dayAhead(90 + at))
  await page.goto('/cart')
  await page.evaluate(
    (dates) =>
      sessionStorage.setItem(
        'cart',
        JSON.stringify([{ inflatableID: 'folding-chairs', dates, quantity: 60 }]),
      ),
    days.map(toStoredDay),
  )
  await page.goto('/cart')
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText('One online booking holds up to 400 units')
  await expect(refusal.getByRole('link', { name: phone })).toBeVisible()

  await page.getByRole('link', { name: 'Check Out' }).click()
  await fillDetails(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('One online booking holds up to 400 units')
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeHidden()

  await test.step('a smaller cart goes on', async () => {
    await page.getByRole('link', { name: 'Change your cart' }).click()
    await page.getByRole('spinbutton', { name: /Quantity of Folding Chairs/ }).fill('50')
    await expect(page.getByRole('alert')).toBeHidden()
    await page.getByRole('link', { name: 'Check Out' }).click()
    await pressContinue(page)
  })
})
