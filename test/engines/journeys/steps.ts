// What a visitor does in several journeys.
import { dayName } from '~/components/calendar/day-name'
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'
import { customer } from '../../e2e/steps/steps'
import { button, checkbox, dialog, field, heading, link, radio, text, until } from '../page'
import type { Page } from '../page'
import type { Site } from '../site'

export type Visit = {
  page: Page
  site: Site
}

/** May return a note to print. */
export type Journey = (visit: Visit) => Promise<string | void>

export const rental = 'Ember 20 ft Slide'

export const inCart = dialog("it's in your cart")

/** A day of an item's calendar that can be booked. */
export const freeDay = (day: Day, chosen: boolean) =>
  button(dayName(day, { state: 'free', today: false, over: false, chosen }))

/** Leafs to the day's month and presses the day. */
export async function pressDay(page: Page, day: Day) {
  const tile = button(new RegExp(`^${formatDay(day)}`))
  const next = button('Next month')
  await page.see(next)
  while (!(await page.isThere(tile))) await page.press(next)
  await page.press(tile)
}

/** Puts the slide into the cart from its own page. */
export async function putInCart(page: Page, day: Day) {
  await page.open('/inflatable/ember-slide')
  await pressDay(page, day)
  await page.see(freeDay(day, true))
  await page.press(button('Add To Cart'))
  await page.see(inCart)
}

/** Fills in the checkout, up to the final button. */
export async function checkOut(page: Page, lastName: string, payByCard?: () => Promise<void>) {
  await page.see(heading('Checkout'))
  await fillDetails(page, lastName)
  await payByCard?.()
  await page.press(checkbox(/^I accept the rules/))
  await page.press(button('Continue'))
  await page.see(text(/^All set\. Check the total, then/))
}

export async function fillDetails(page: Page, lastName: string) {
  await page.fill(field('First Name'), customer.name)
  await page.fill(field('Last Name'), lastName)
  await page.fill(field('Email Address'), emailOf(lastName))
  await page.fill(field('Phone Number'), customer.phone)
  await page.fill(field('Delivery Address'), customer.address)
}

export const emailOf = (lastName: string) => `${lastName.toLowerCase()}@example.com`

export async function fillCard(page: Page, number: string) {
  await page.fill(field('Card number'), number)
  await page.fill(field('Expiry date'), '12 / 40')
  await page.fill(field('Security code'), '123')
}

export const payByCard = (page: Page) => page.press(radio('Credit Card'))

/** The booking's id, as its confirmation shows it. */
export async function confirmedId(page: Page, title = 'Your booking has been confirmed') {
  return (await page.see(text(/^[A-Za-z0-9]{20}$/, dialog(title)))).text
}

export async function expectMails({ site }: Visit, lastName: string, kinds: string[]) {
  await until(`the mails ${kinds.join()}`, async () => {
    const mails = await site.mailsTo(emailOf(lastName))
    return (
      mails
        .map(({ kind }) => kind)
        .toSorted()
        .join() === kinds.join()
    )
  })
}

export const cartOf = (count: number) => link(`Cart, ${count} rental${count === 1 ? '' : 's'}`)
