// Visits to the pages of single items, and to the cart.
import { toStoredDay } from '~/lib/time/dates'
import { cards, fillCard, holdCharges, payButton } from '../steps/card-steps'
import {
  addToCart,
  chooseDay,
  customer,
  dayAhead,
  dayTile,
  fillOwnForm,
  pressBookNow,
  showDay,
  type Customer,
} from '../steps/steps'
import { expect } from '../test'
import type { Page } from '@playwright/test'
import type { Visit } from './visit'

// It exists once; only carts have it here, nobody books it.
const castle = '/inflatable/rockford-castle'

export const choosingDays: Visit = {
  name: 'chooses days of an inflatable',
  // Asking whether a full day was freed is answered with a refusal.
  errors: [/status of 403 .*documents:batchGet/],
  walk: async ({ page, see }) => {
    await page.goto(castle)
    await see('*Select an available date')
    await see('You may also like')
    await addToCart(page).click()
    await see('Please Select Valid Dates :)', page.getByRole('alert'))
    await page.reload()
    await page.getByRole('button', { name: 'Proceed To CheckOut' }).click()
    await see('Please Select Valid Dates :)', page.getByRole('alert'))

    const taken = page.getByRole('button', { name: /, fully booked$/ }).first()
    await showDay(page, dayAhead(0))
    if (!(await taken.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
    await taken.click({ force: true })
    await see('This Date Is Not Available', page.getByRole('alert'))

    await chooseDay(page, dayAhead(55))
    await addToCart(page).click()
    const dialog = page.getByRole('dialog')
    await see("it's in your cart", dialog)
    await see('Explore More', dialog)
    await page.keyboard.press('Escape')
    await addToCart(page).press('Enter')
    await see("You can't add more than 1 inflatables for the same dates", page.getByRole('alert'))
  },
}

export const cart: Visit = {
  name: 'opens an empty cart, then one that an earlier visit left with several days',
  walk: async ({ page, see }) => {
    const empty = 'Your shopping cart is empty at the moment. Please consider adding products.'
    await page.goto('/cart')
    await see(empty)
    await page.goto('/checkout')
    await see(empty)

    // The calendar chooses one day at a time; older sessions hold several, and one of these is over.
    const dates = [dayAhead(-1), dayAhead(56)].map(toStoredDay)
    await page.evaluate(
      (stored) => sessionStorage.setItem('cart', stored),
      JSON.stringify([{ inflatableID: 'rockford-castle', dates }]),
    )
    await page.goto('/cart')
    await see('Some Dates Are Not Available', page.getByRole('alert'))
  },
}

export const itemOutOfArea: Visit = {
  name: 'wants one item in Iowa',
  walk: async ({ page, see }) => {
    await fillItem(page, castle, { address: '500 Locust St, Des Moines, IA 50309' })
    await pressBookNow(page)
    await see('Unfornately, delivery to that area is not currently available :(')
    await expect(page.getByLabel('Last Name')).toHaveValue(customer.lastName)
    await expect(dayTile(page, dayAhead(57))).toHaveAccessibleName(/your date/)

    await fillItem(page, '/extra/balloon-arch', { address: '500 Locust St, Des Moines, IA 50309' })
    await see('You may also like ...')
    await pressBookNow(page)
    await see('Unfornately, We dont do delivery to that area :(')
  },
}

export const payingInPopup: Visit = {
  name: 'pays for one item from its own page',
  walk: async ({ page, see }) => {
    await fillItem(page, castle, {})
    await pressBookNow(page)
    const popup = page.getByRole('dialog', { name: /^Book / })
    await popup.getByRole('radio', { name: 'Credit Card' }).check()
    await popup.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
    await fillCard(popup, cards.declined)
    const payment = await holdCharges(page)
    await payButton(popup).click()
    await payment.charged
    await see('Procesing Payment', popup)
    payment.answer()
    await see('*Payment Failed, try again.', popup)
    await expect(payButton(popup)).toBeEnabled()
  },
}

export const house: Visit = {
  name: 'looks at a house',
  walk: async ({ page, see }) => {
    await page.goto('/extra/lakeside-house')
    await see('To Continue')
    await see('View Property')
    await see('Contact Us')
  },
}

/** Fills an item's own form, with a day that stays free. */
async function fillItem(page: Page, path: string, changed: Partial<Customer>) {
  await page.goto(path)
  await fillOwnForm(page, changed)
  await chooseDay(page, dayAhead(57))
}
