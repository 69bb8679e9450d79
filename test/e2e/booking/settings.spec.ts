// The office's two settings hold for everybody: these tests run alone, one after another, after all others.
import { toStoredDay } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { chargesOf, checkOutByCard, fillCard, payButton } from '../steps/card-steps'
import {
  allocationsOn,
  deleteDocument,
  findDocuments,
  readDocument,
  writeDocument,
} from '../steps/database'
import {
  checkOut,
  chooseDay,
  confirmedId,
  dayAhead,
  dayTile,
  expectMails,
  pressBookNow,
  putInCart,
  showDay,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const phone = '(815) 555-0142'

test.afterEach(async () => {
  await writeDocument('config/requestBooking', { status: false })
  await writeDocument('config/availability', { source: 'allocations' })
})

test('M13a: a request from Wisconsin is taxed 6.25%, and waits for the office', async ({
  page,
}) => {
  await writeDocument('config/requestBooking', { status: true })
  const email = 'request@example.com'
  await putInCart(page, '/inflatable/little-sprout-bouncer', [dayAhead(40)])
  await checkOut(page, { email, address: '430 E Grand Ave, Beloit, WI 53511' })
  // 129; 6.25% = 8.0625; 9% = 11.61; 45; 50 for Wisconsin.
  const rows = await summaryRows(page)
  expect(rows).toContainEqual(['Tax', '$8.06'])
  expect(rows).toContainEqual(['Delivery Fee', '$50.00'])
  expect(rows.at(-1)).toEqual(['Total', '$243.67'])
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Request Book Now' }).click()

  const dialog = page.getByRole('dialog', { name: 'Your request has been sent' })
  const id = await confirmedId(page, dialog)
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    approved: 'Waiting',
    paid: false,
    balances: { rent: 129, tax: 8.06, deliveryFee: 50, deposit: 0 },
  })
  await expectMails(page, email, ['request'])
})

test('a request may come from another state: no tax, delivery by distance', async ({ page }) => {
  await writeDocument('config/requestBooking', { status: true })
  await putInCart(page, '/inflatable/little-sprout-bouncer', [dayAhead(41)])
  await checkOut(page, { address: '500 Locust St, Nowhere, IA 50309' })
  await page.getByRole('button', { name: 'Request Book Now' }).click()
  const id = await confirmedId(page, page.getByRole('dialog', { name: /request has been sent/ }))
  expect(await readDocument(`bookings-test/${id}`)).toMatchObject({
    // 25 miles, the service's answer for an unknown town, at 1.50.
    balances: { tax: 0, deliveryFee: 37.5 },
  })
})

test('request mode that starts after Continue is shown before anything is booked', async ({
  page,
  allowErrors,
}) => {
  // The rules compare the mode in the commit.
  allowErrors(/403 .*documents:commit/)
  const email = 'request.meanwhile@example.com'
  await putInCart(page, '/inflatable/little-sprout-bouncer', [dayAhead(42)])
  await checkOut(page, { email })
  await writeDocument('config/requestBooking', { status: true })
  await pressBookNow(page)
  await expect(page.getByRole('alert')).toContainText('Something changed meanwhile.')
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})
  await expect(page.getByRole('button', { name: 'Request Book Now' })).toBeVisible()
})

test('request mode that starts between hold and charge: no card is charged, nothing stays held', async ({
  page,
}) => {
  const order = { day: dayAhead(47), lastName: 'Requested', email: 'request.card@example.com' }
  await putInCart(page, '/inflatable/little-sprout-bouncer', [order.day])
  await checkOutByCard(page, order)
  await fillCard(page)
  await page.route('**/local/paymentMethods', async (route) => {
    await writeDocument('config/requestBooking', { status: true })
    await route.continue()
  })
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Something changed meanwhile.')
  expect(await chargesOf(page, order.lastName)).toEqual([])
  expect(await findDocuments('bookings-test', 'email', order.email)).toEqual({})
  await expect.poll(() => allocationsOn('little-sprout-bouncer', order.day)).toEqual([])
  await expect(page.getByRole('button', { name: 'Request Book Now' })).toBeVisible()
  await expect(payButton(page)).toBeHidden()
})

test('nobody has said where taken days come from: no date is shown and nothing is booked', async ({
  page,
}) => {
  const email = 'unchecked@example.com'
  await putInCart(page, '/inflatable/little-sprout-bouncer', [dayAhead(43)])
  await checkOut(page, { email })
  await deleteDocument('config/availability')
  await pressBookNow(page)
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText("Dates can't be checked right now, so nothing is booked.")
  await expect(refusal.getByRole('link', { name: phone })).toBeVisible()
  expect(await findDocuments('bookings-test', 'email', email)).toEqual({})

  await page.goto('/inflatable/little-sprout-bouncer')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("We can't check dates right now")
  await expect(notice.getByRole('link', { name: phone })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeHidden()
})

test('an older database: days of stored bookings are taken, and others can be booked', async ({
  page,
}) => {
  await writeDocument('config/availability', { source: 'bookings' })
  const [taken, also, free] = [dayAhead(44), dayAhead(45), dayAhead(46)]
  await writeDocument('bookings/older', {
    inflatableID: 'backyard-obstacle-dash',
    bookingDates: [` ${toStoredDay(taken)}`],
  })
  await writeDocument('bookings-test/newer', {
    inflatables: [{ inflatableID: 'backyard-obstacle-dash', bookingDates: [toStoredDay(also)] }],
    extras: [],
  })
  await page.goto('/inflatable/backyard-obstacle-dash')
  for (const day of [taken, also]) {
    await showDay(page, day)
    await expect(dayTile(page, day)).toHaveAccessibleName(`${formatDay(day)}, fully booked`)
  }
  await dayTile(page, also).click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('This Date Is Not Available')
  await chooseDay(page, free)
  await putInCart(page, '/inflatable/backyard-obstacle-dash', [free])
  await checkOut(page)
  await pressBookNow(page)
  await confirmedId(page)
})
