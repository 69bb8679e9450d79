// A parent's whole visit: what is free on the day, what it costs in Loves Park, booked, and the plan to come back to.
import type { Page } from '@playwright/test'
import { formatDay } from '~/lib/time/day-text'
import { countEffort } from '../steps/count-presses'
import { chooseEventDay, takenSaturday } from '../steps/event-steps'
import {
  pressAddToCart,
  confirmation,
  confirmedId,
  dayTile,
  fillDetails,
  pressBookNow,
  pressContinue,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const saturday = takenSaturday()
const address = '5950 N 2nd St, Loves Park, IL 61111'

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name })

/** From the list, where the day is known, into the cart. */
async function take(page: Page, name: string) {
  await card(page, name)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(dayTile(page, saturday)).toHaveAccessibleName(/free, your date$/)
}

async function chooseTown(page: Page): Promise<string> {
  await page.getByLabel('Where is your event?').selectOption('Loves Park')
  const estimate = page.getByRole('region', { name: 'Estimate' }).getByRole('status')
  await expect(estimate).toContainText('With delivery, tax,')
  return /\$[\d.,]+/.exec((await estimate.innerText()).trim())?.[0] ?? ''
}

const inCart = (page: Page) => page.getByRole('dialog', { name: "It's in your cart" })

test('one rental, from the day to the plan, with few presses and fields', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const effort = await countEffort(page)

  await chooseEventDay(page, saturday)
  await expect(page.getByText(/\d+ free on Sat, /)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Free on Sat, ')
  await take(page, 'Ember 20 ft Slide')
  const told = await chooseTown(page)
  await pressAddToCart(page)
  await inCart(page).getByRole('link', { name: 'Proceed To CheckOut' }).click()
  await fillDetails(page, { address, email: 'plan.one@example.com' })
  await pressContinue(page)
  expect((await summaryRows(page)).at(-1)).toEqual(['Total', told])
  await pressBookNow(page)
  const id = await confirmedId(page)
  const { presses, fields } = await effort()
  console.log(`From the home page to booked: ${presses} presses, ${fields} fields`)
  expect(presses).toBeLessThanOrEqual(15)
  expect(fields).toBeLessThanOrEqual(8)

  const later = await newVisitor()
  await later.goto(`/booking/${id}`)
  await expect(later.getByRole('heading', { name: 'Ember 20 ft Slide' })).toBeVisible()
  await expect(later.getByText(formatDay(saturday, 'short'))).toBeVisible()
})

test('a second rental needs no second choice of the day, and the estimate is the total', async ({
  page,
}) => {
  await page.goto('/')
  await chooseEventDay(page, saturday)
  await take(page, 'Cool River')
  await chooseTown(page)
  await pressAddToCart(page)
  await inCart(page).getByRole('link', { name: 'Explore More' }).click()
  await take(page, 'Long Lane')
  await pressAddToCart(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByLabel('Where is your event?')).toHaveValue('Loves Park')
  const summary = page.getByRole('complementary')
  const told = (await summary.getByRole('definition').last().innerText()).trim()
  await page.getByRole('link', { name: 'Check Out' }).click()
  await fillDetails(page, { address, email: 'plan.two@example.com' })
  await pressContinue(page)
  expect((await summaryRows(page)).at(-1)).toEqual(['Total', told])
  await pressBookNow(page)
  await confirmedId(page)
  await expect(confirmation(page).getByRole('listitem')).toHaveCount(2)
})
