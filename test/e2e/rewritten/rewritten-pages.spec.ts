// A translator and an extension rewrite the page while a visitor looks at a list, orders twice, and
// changes a booking.
import type { Page } from '@playwright/test'
import { toStoredDay } from '~/lib/time/stored-day'
import { keepCart, visit } from '../states/state'
import { cards, chooseCard, fillCard, paidConfirmation, payButton } from '../steps/card-steps'
import { chooseEventDay } from '../steps/event-steps'
import {
  confirmation,
  confirmedId,
  dayAhead,
  dayTile,
  fillDetails,
  pressBookNow,
  pressContinue,
  showDay,
} from '../steps/steps'
import { expect, test } from '../test'
import { threeVisitors } from './three-visitors'

// Three pages take their time on a busy machine.
test.describe.configure({ timeout: 180_000 })

const [day, otherDay] = [dayAhead(170), dayAhead(171)]

test('a list and its filters', async ({ newVisitor }) => {
  const all = await threeVisitors(newVisitor)
  await all('a list', (page) => page.goto('/inflatables/combo-jumpers'))
  await all('its day', async (page) => {
    await chooseEventDay(page, day)
    await expect(page.getByText(/^\d+ of \d+ available/)).toBeVisible()
  })
  await all('another day', (page) => chooseEventDay(page, otherDay))
  await all('filters', async (page) => {
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Dry' }).check()
    await page.getByRole('button', { name: /^Show \d+ rentals?, available first$/ }).click()
  })
  await all('no day', (page) => page.getByRole('link', { name: 'Clear date' }).click())
})

test('an order in the office', async ({ newVisitor }) => {
  const all = await threeVisitors(newVisitor)
  await all('the cart', async (page) => {
    await keepCart(page, [
      { inflatableID: 'folding-chairs', dates: [toStoredDay(day)], quantity: 12 },
      { inflatableID: 'folding-table-8-ft', dates: [toStoredDay(otherDay)], quantity: 2 },
    ])
    await visit(page, '/cart')
  })
  await all('more chairs', (page) => page.getByLabel(/^Quantity of Folding Chairs/).fill('18'))
  await all('no tables', (page) => page.getByRole('button', { name: /^Remove 8 ft/ }).click())
  await all('tables again', (page) => page.getByRole('button', { name: 'Undo' }).click())
  await all('a town', (page) => chooseTown(page, 'Rockford'))
  await all('a quote', async (page) => {
    await page.getByRole('link', { name: 'Send or print a quote' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote' })).toBeVisible()
  })
  await all('back in the cart', (page) => page.goBack())
  await all('the checkout', async (page) => {
    await page.getByRole('link', { name: 'Check Out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  })
  await all('its problems', async (page) => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expectFirstError(page)
  })
  await all('all set', async (page) => {
    await fillDetails(page, { email: 'rewritten.office@example.com' })
    await pressContinue(page)
  })
  await all.inTurn('booked', async (page) => {
    await pressBookNow(page)
    await expectConfirmed(page)
  })
  await all('its page', seeBooking)
  await all('another day', async (page) => {
    await page.getByRole('button', { name: 'Ask to change or cancel' }).click()
    await showDay(page, dayAhead(180))
    await dayTile(page, dayAhead(180)).click()
    await expect(page.getByText(/^New day:/)).toBeVisible()
  })
  await all('asked for', async (page) => {
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText('We got your request.')).toBeVisible()
  })
  await all('the bookings of this device', (page) => page.goto('/booking'))
  await all('none of them', async (page) => {
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(page.getByText('No bookings saved on this device.')).toBeVisible()
  })
})

test('an order by card', async ({ newVisitor }) => {
  const all = await threeVisitors(newVisitor)
  await all('the checkout', async (page) => {
    const dates = [toStoredDay(dayAhead(172))]
    await keepCart(page, [{ inflatableID: 'folding-chairs', dates, quantity: 12 }])
    await visit(page, '/checkout')
  })
  await all('only the deposit', async (page) => {
    await fillDetails(page, { email: 'rewritten.card@example.com' })
    await chooseCard(page)
    await page.getByRole('checkbox', { name: /Pay a \$100 deposit today/ }).check()
  })
  await all.inTurn('declined', async (page) => {
    await fillCard(page, cards.declined)
    await payButton(page).click()
    await expect(page.getByText('*Payment Failed, try again.').first()).toBeVisible()
  })
  await all.inTurn('paid', async (page) => {
    await fillCard(page)
    await payButton(page).click()
    await confirmedId(page, paidConfirmation(page))
    await expect(paidConfirmation(page)).toContainText('We emailed you an invoice')
  })
  await all('its page', seeBooking)
  await all('the rest', async (page) => {
    await page.getByRole('button', { name: /^Pay \$[\d.]+ by card$/ }).click()
    await fillCard(page)
    await payButton(page).click()
    await expect(page.getByText('Payment Completed !').first()).toBeVisible()
  })
})

function chooseTown(page: Page, town: string) {
  return page.getByLabel('Where is your event?').selectOption(town)
}

async function expectConfirmed(page: Page) {
  await confirmedId(page)
  await expect(confirmation(page)).toContainText('We emailed rewritten')
}

async function seeBooking(page: Page) {
  await page.getByRole('link', { name: 'See your booking' }).click()
  await expect(page.getByText(/^Confirmation ID/)).toBeVisible()
}

/** The answer to a press moves the focus there, and with it what a test types at that moment. */
function expectFirstError(page: Page) {
  return expect(page.getByLabel('First Name')).toBeFocused()
}
