// A parent's whole visit: what is free on the day, what it costs in Loves Park, booked, and the plan to come back to.
import type { Page } from '@playwright/test'
import { formatDay } from '~/lib/time/day-text'
import { countEffort } from '../steps/count-presses'
import { chooseEventDay, takenSaturday } from '../steps/event-steps'
import {
  addToCart,
  confirmedId,
  dayTile,
  fillDetails,
  pressBookNow,
  pressContinue,
  summaryRows,
} from '../steps/steps'
import { expect, test } from '../test'

const saturday = takenSaturday()
const rental = 'Ember 20 ft Slide'
const address = '5950 N 2nd St, Loves Park, IL 61111'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function chooseTown(page: Page): Promise<string> {
  await page.getByLabel('Where is your event?').selectOption('Loves Park')
  const estimate = page.getByRole('region', { name: 'Estimate' }).getByRole('status')
  await expect(estimate).toContainText('Includes delivery, tax,')
  return /\$[\d.,]+/.exec((await estimate.innerText()).trim())?.[0] ?? ''
}

test('one rental, from the day to the plan, with few presses and fields', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const effort = await countEffort(page)

  await chooseEventDay(page, saturday)
  await expect(page.getByText(/^\d+ of \d+ available/)).toBeVisible()
  await expect(cards(page).first()).toContainText('Available on Sat, ')
  // Two are in sight at once, without scrolling.
  for (const index of [0, 1]) {
    const foot = cards(page)
      .nth(index)
      .getByRole('link', { name: /^Read More/ })
    await expect(foot).toBeInViewport({ ratio: 1 })
  }
  await cards(page)
    .filter({ hasText: rental })
    .getByRole('link', { name: new RegExp(`^${rental}`) })
    .click()
  await expect(dayTile(page, saturday)).toHaveAccessibleName(/available, your date$/)
  const total = await chooseTown(page)
  await addToCart(page).click()
  const inCart = page.getByRole('dialog', { name: "It's in your cart" })
  await inCart.getByRole('link', { name: 'Proceed To CheckOut' }).click()
  await fillDetails(page, { address, email: 'plan.one@example.com' })
  await pressContinue(page)
  expect((await summaryRows(page)).at(-1)).toEqual(['Total', total])
  await pressBookNow(page)
  const id = await confirmedId(page)
  const { presses, fields } = await effort()
  console.log(`From the home page to booked: ${presses} presses, ${fields} fields`)
  expect(presses).toBeLessThanOrEqual(15)
  expect(fields).toBeLessThanOrEqual(8)

  const later = await newVisitor()
  await later.goto(`/booking/${id}`)
  await expect(later.getByRole('heading', { name: rental })).toBeVisible()
  await expect(later.getByText(formatDay(saturday, 'short'))).toBeVisible()
})
