// A parent on a phone: a castle and 20 chairs, by card, by wallet and in the office, with few
// presses and fields. Later, from the mail on another device: the balance, a wish for another day,
// and the file for the calendar.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'
import { cards as creditCards, chooseCard, fillCard, payButton } from '../steps/card-steps'
import { countEffort, type Effort } from '../steps/count-presses'
import { chooseEventDay } from '../steps/event-steps'
import {
  confirmedId,
  dayAhead,
  dayTile,
  expectMails,
  fillDetails,
  mailsTo,
  pressBookNow,
  pressContinue,
  showDay,
} from '../steps/steps'
import { expect, test } from '../test'

const castle = 'Bluebird Castle'
const day = dayAhead(33)
const otherDay = dayAhead(40)
const email = 'phone.visit@example.com'
/** Of the demonstration (local/settings.ts). */
const office = 'hello@example.com'
const paid = 'Your Booking is Completed !'

/**
 * From home to the confirmation with a castle and 20 chairs.
 * @returns the booking's id, and the presses and fields that it took. Turning the calendar's page,
 *   for a day of another month, is left out of the presses.
 */
async function book(
  page: Page,
  day: Day,
  email: string,
  pay: () => Promise<unknown>,
  title = paid,
) {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const effort = await countEffort(page)
  await chooseEventDay(page, day)
  await expect(page.getByText(/^\d+ of \d+ available/)).toBeVisible()
  const more = page.getByRole('article').getByRole('link', { name: /^Read More/ })
  // Two rentals fit in the window without scrolling.
  for (const index of [0, 1]) await expect(more.nth(index)).toBeInViewport({ ratio: 1 })
  await page.getByRole('main').getByRole('link', { name: castle, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Change day' })).toBeVisible()
  // Of the panel's own button, less than a finger's height is in the window.
  const bar = page.locator('[data-sticky-bar="ready"]')
  await bar.getByRole('button', { name: 'Add To Cart' }).click()
  const inCart = page.getByRole('dialog', { name: "It's in your cart" })
  await inCart.getByRole('button', { name: '10 more, Quantity of Folding Chairs' }).click()
  await inCart.getByRole('button', { name: 'Add Folding Chairs' }).click()
  await expect(inCart).toContainText('Added to your cart: Folding Chairs × 20')
  await inCart.getByRole('link', { name: 'Proceed To CheckOut' }).click()

  await fillDetails(page, { email })
  await pay()
  const id = await confirmedId(page, page.getByRole('dialog', { name: title }))
  const { presses, fields } = await effort()
  const monthOf = (date: Day) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return { id, presses: presses - (monthOf(day) - monthOf(dayAhead(0))), fields }
}

for (const [way, ahead, pay, most, title] of [
  [
    // One of its presses is the wallet's own.
    'by wallet',
    35,
    async (page) => {
      await chooseCard(page)
      await page.getByRole('button', { name: 'Apple Pay' }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
    },
    { presses: 12, fields: 5 },
  ],
  [
    'in the office',
    36,
    async (page) => {
      await pressContinue(page)
      await pressBookNow(page)
    },
    { presses: 10, fields: 5 },
    'Your booking has been confirmed',
  ],
] as [string, number, (page: Page) => Promise<void>, Effort, string?][])
  test(`a castle and 20 chairs, paid ${way}, with few presses and fields`, async ({ page }) => {
    const email = `phone.${way.replaceAll(' ', '.')}@example.com`
    const { presses, fields } = await book(page, dayAhead(ahead), email, () => pay(page), title)
    console.log(`A castle and 20 chairs, ${way}: ${presses} presses, ${fields} fields`)
    expect({ presses, fields }).toEqual(most)
  })

test('a castle and 20 chairs, the deposit by card, from home to the confirmation; the rest from the mail', async ({
  page,
  newVisitor,
}) => {
  const { id, presses, fields } = await book(page, day, email, async () => {
    await chooseCard(page)
    await expect(page.getByLabel('ZIP')).toHaveValue('61107')
    await page.getByRole('checkbox', { name: /Pay a \$100 deposit today/ }).check()
    // In sight, without another press.
    await expect(page.getByRole('heading', { name: 'Step 3: Pay and book' })).toBeVisible()
    await fillCard(page, creditCards.good)
    await payButton(page).click()
  })
  expect({ presses, fields }).toEqual({ presses: 12, fields: 8 })

  const mails = await expectMails(page, email, ['confirmation', 'invoice'])
  const link = mails.find(({ kind }) => kind === 'confirmation')?.link?.href ?? ''
  expect(link).toMatch(new RegExp(`/booking/${id}$`))
  const later = await newVisitor()
  await later.goto(link)
  await expect(later.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()

  await test.step('a file for the calendar', async () => {
    await later.getByRole('button', { name: 'Add to calendar' }).click()
    const saving = later.waitForEvent('download')
    await later.getByRole('button', { name: 'Save calendar file' }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file).toContain(castle)
    expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  })

  await test.step('another day is asked for', async () => {
    await later.getByRole('button', { name: 'Ask to change or cancel' }).click()
    await showDay(later, otherDay)
    await dayTile(later, otherDay).click()
    await expect(later.getByText(`New day: ${formatDay(otherDay)}`)).toBeVisible()
    await later.getByRole('button', { name: 'Send request' }).click()
    await expect(later.getByRole('alert')).toContainText('Nothing has changed yet')
    const asked = async () => (await mailsTo(later, office)).map((mail) => JSON.stringify(mail))
    await expect.poll(asked).toContainEqual(expect.stringContaining(id))
  })

  await test.step('the balance is paid', async () => {
    await later.getByRole('button', { name: /^Pay \$[\d.]+ by card$/ }).click()
    await fillCard(later, creditCards.good)
    await payButton(later).click()
    await expect(later.getByText('Payment Completed !').first()).toBeVisible()
    await later.goto(link)
    await expect(later.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
    await expect(later.getByRole('button', { name: /^Pay \$/ })).toBeHidden()
  })
})
