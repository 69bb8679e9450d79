// What once went wrong with orders: each told as a visitor, or two, would meet it.
import type { Locator, Page } from '@playwright/test'
import {
  cards,
  chargesOf,
  checkOutByCard,
  expectPaidOnce,
  fillCard,
  paidConfirmation,
  payButton,
  sendAgainButton,
} from '../steps/card-steps'
import { findDocuments } from '../steps/database'
import { duplicate, kept, storeDueInvoice } from '../steps/order-steps'
import {
  checkOut,
  chooseDay,
  addToCart,
  confirmation,
  confirmedId,
  customer,
  dayAhead,
  expectMails,
  fillDetails,
  openPopup,
  pressBookNow,
  pressContinue,
  putInCart,
} from '../steps/steps'
import { expect, test } from '../test'

// Both exist twice, and no other test books them: what was booked once could be booked again.
const lane = { id: 'long-lane-slip-and-slide', path: '/inflatable/long-lane-slip-and-slide' }
const hoops = { id: 'double-hoop-shootout', path: '/inflatable/double-hoop-shootout' }

const lostAnswer = /ERR_\w+ .*paymentInflatables/
const unknown = "We don't know yet whether your payment went through."

const referenceIn = (page: Page) => page.getByRole('main').getByText(/^[A-Za-z0-9]{20}$/)

test('an invoice is paid on one device, its answer is lost, and a second device pays again: one charge', async ({
  page,
  newVisitor,
  allowErrors,
}) => {
  allowErrors(lostAnswer)
  const lastName = 'Twodevices'
  const invoice = await storeDueInvoice(lastName, lane.id)
  await page.goto(invoice)
  await fillCard(page, cards.answerLost)
  await payButton(page).click()
  await expect(page.getByText(unknown)).toBeVisible()

  const other = await newVisitor()
  await other.goto(invoice)
  await fillCard(other)
  const answered = other.waitForResponse('**/local/paymentInflatables')
  await payButton(other).click()
  await answered
  await expect(other.getByText(unknown)).toBeVisible()
  await expect(other.getByText(/nothing was charged/i)).toBeHidden()
  await expect(payButton(other)).toBeHidden()
  await sendAgainButton(other).click()
  await expect(sendAgainButton(other)).not.toHaveAttribute('aria-disabled')
  await expect(other.getByText(unknown)).toBeVisible()
  expect(await chargesOf(page, lastName)).toHaveLength(1)

  await test.step('the first device finds out, and both see it paid', async () => {
    await sendAgainButton(page).click()
    await expect(page.getByText('Payment Completed !').first()).toBeVisible()
    await other.reload()
    await expect(other.getByText('Payment Completed !').first()).toBeVisible()
    expect(await chargesOf(page, lastName)).toHaveLength(1)
  })
})

test('a confirmation stays behind when its screen is left: the next order begins without it', async ({
  page,
}) => {
  const email = 'cases.next@example.com'
  await putInCart(page, hoops.path, [dayAhead(110)])
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click()
  await fillDetails(page, { email })
  await pressContinue(page)
  await pressBookNow(page)
  const first = await confirmedId(page)
  await page.goBack()

  await chooseDay(page, dayAhead(111))
  await addToCart(page).click()
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(first)).toHaveCount(0)

  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await pressContinue(page)
  await pressBookNow(page)
  expect(await confirmedId(page)).not.toBe(first)
})

test('while a charge is unknown its days can be paid no other way; settling asks first and keeps the reference', async ({
  page,
}) => {
  const order = { lastName: 'Otherway', email: 'cases.otherway@example.com' }
  await payWithoutAnswer(page, 112, order)
  const reference = await referenceIn(page).innerText()
  await page.getByRole('radio', { name: 'Pay in Office' }).check()
  for (const name of ['Continue', 'Book Now', 'Request Book Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await page.reload()
  await expect(referenceIn(page)).toHaveText([reference])
  for (const name of ['Continue', 'Book Now'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()

  const settle = page.getByRole('button', { name: 'Settled with the office' })
  const question = page.getByRole('dialog', { name: 'Has the office settled this payment?' })
  await settle.click()
  await expect(question).toContainText(reference)
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText(unknown)).toBeVisible()

  await settle.click()
  await question.getByRole('button', { name: 'Yes, it is settled' }).click()
  await expect(page.getByText(unknown)).toBeHidden()
  expect(await kept(page)).toContain(reference)
  expect(await kept(page)).not.toContain(order.email)
  expect(await findDocuments('bookings-test', 'email', order.email)).toEqual({})
  // The days can be ordered again.
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await pressContinue(page)
})

for (const { where, day, path } of [
  { where: 'at the checkout', day: 113, path: '/checkout' },
  { where: 'on any other page', day: 114, path: '/about' },
]) {
  test(`the notice of an unknown charge goes once it ended well, ${where}`, async ({ page }) => {
    const order = { lastName: `Endedwell${day}`, email: `cases.endedwell.${day}@example.com` }
    await payWithoutAnswer(page, day, order)
    await page.goto(path)
    await expect(page.getByText(unknown)).toBeVisible()
    const id = await referenceIn(page).innerText()
    await sendAgainButton(page).click()
    await expect(page.getByText('Your Booking is Completed !')).toBeVisible()
    await expect(page.getByText(unknown)).toBeHidden()
    // 189; 8.75% = 16.5375; 9% = 17.01; 45; 30.
    await expectPaidOnce(page, {
      ...order,
      itemId: lane.id,
      day: dayAhead(day),
      amount: 297_55,
      id,
    })

    await page.goto('/cart')
    await expect(page.getByText(/Your shopping cart is empty/)).toBeVisible()
    await expect(page.getByText(unknown)).toBeHidden()
  })
}

test('one item paid by card leaves the cart alone, and the next order starts at its defaults', async ({
  page,
}) => {
  const email = 'cases.alone@example.com'
  await putInCart(page, hoops.path, [dayAhead(115)])
  const popup = await openPopup(page, lane.path, dayAhead(115), { email, lastName: 'Alone' })
  await popup.getByRole('radio', { name: /within a 1 hour window/ }).check()
  await popup.getByLabel('Deliver at', { exact: true }).fill('09:45')
  await popup.getByRole('checkbox', { name: 'Damage Waiver' }).uncheck()
  await popup.getByRole('radio', { name: 'Credit Card' }).check()
  await popup.getByRole('checkbox', { name: /I accept/ }).check()
  await fillCard(popup)
  await payButton(popup).click()
  await confirmedId(page, paidConfirmation(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Cart, 1 rental' })).toBeVisible()

  await test.step('the next single order', async () => {
    const next = await openPopup(page, hoops.path, dayAhead(116), { email })
    await expectDefaults(next)
    await expect(next.getByRole('radio', { name: 'Pay Full Amount' })).toBeChecked()
  })

  await test.step('the order of the cart', async () => {
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Double Hoop Shootout' })).toBeVisible()
    await page.getByRole('link', { name: 'Check Out' }).click()
    await expectDefaults(page.getByRole('main'))
    await expect(page.getByLabel('First Name')).toHaveValue(customer.name)
  })
})

test('a duplicated tab sends the same cart to the office: one booking, and both tabs are told', async ({
  page,
}) => {
  const email = 'cases.duplicate@example.com'
  await putInCart(page, hoops.path, [dayAhead(117)])
  await checkOut(page, { email })
  const other = await duplicate(page)
  await other.goto('/checkout')
  await pressContinue(other)

  await page.bringToFront()
  await pressBookNow(page)
  const id = await confirmedId(page)
  await other.bringToFront()
  await pressBookNow(other)
  expect(await confirmedId(other)).toBe(id)
  expect(Object.keys(await findDocuments('bookings-test', 'email', email))).toEqual([id])
  await expectMails(page, email, ['confirmation'])
  await other.goto('/cart')
  await expect(other.getByText(/Your shopping cart is empty/)).toBeVisible()
})

test('a mailer that takes half a minute keeps nobody from the confirmation', async ({ page }) => {
  const email = 'mail-slow@example.com'
  await putInCart(page, hoops.path, [dayAhead(118)])
  await checkOut(page, { email })
  const committed = page.waitForResponse(
    (answer) =>
      answer.url().includes('documents:commit') &&
      answer.request().postData()?.includes('bookings-test') === true,
  )
  await pressBookNow(page)
  await committed
  await expect(confirmation(page)).toBeVisible({ timeout: 2_000 })
  await expect(confirmation(page)).toContainText(`We are sending an e-mail to ${email}.`)
  await confirmedId(page)
})

for (const byCard of [false, true]) {
  test(`a finished order, ${byCard ? 'by card' : 'in the office'}, leaves nothing personal in the browser's lasting storage`, async ({
    page,
  }) => {
    const day = byCard ? 120 : 119
    const order = { lastName: `Nothingleft${day}`, email: `cases.left.${day}@example.com` }
    await putInCart(page, hoops.path, [dayAhead(day)])
    if (byCard) {
      await checkOutByCard(page, order)
      await fillCard(page)
      await payButton(page).click()
    } else {
      await checkOut(page, order)
      await pressBookNow(page)
    }
    const dialog = byCard ? paidConfirmation(page) : confirmation(page)
    const id = await confirmedId(page, dialog)
    await expect(dialog).toContainText(`We sent an e-mail to ${order.email}`)
    const personal = Object.values({ ...customer, ...order })
    await expect.poll(() => kept(page)).not.toContain(order.email)
    const left = await kept(page)
    expect(personal.filter((text) => left.includes(text))).toEqual([])
    // The booking's link, items and days stay at hand until the last of them (booking-page.spec.ts).
    expect(left.split(id)).toHaveLength(2)
  })
}

/** Pays for the lane with the card whose answer is nonsense. */
async function payWithoutAnswer(
  page: Page,
  day: number,
  order: { lastName: string; email: string },
) {
  await putInCart(page, lane.path, [dayAhead(day)])
  await checkOutByCard(page, order)
  await fillCard(page, cards.nonsense)
  await payButton(page).click()
  await expect(page.getByText(unknown)).toBeVisible()
}

async function expectDefaults(within: Locator) {
  await expect(within.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  await expect(within.getByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
  await expect(within.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
  await expect(within.getByRole('checkbox', { name: /I accept/ })).not.toBeChecked()
}
