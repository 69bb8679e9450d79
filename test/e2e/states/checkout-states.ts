// What opens on a screen or is said there: dialogs, menus, lists, messages and failures, each as the visitor gets there.
import { expect, type Page } from '@playwright/test'
import { fillCard } from '../steps/card-steps'
import { formStates } from './form-states'
import { paymentStates } from './payment-states'
import { fillCart, keepConfirmation, visit, type Screen } from './screens'
import {
  addToCart,
  chooseDay,
  confirmation,
  customer,
  dayAhead,
  fillDetails,
  openPopup,
  pressContinue,
  putInCart,
} from '../steps/steps'

const menus: Screen[] = [
  {
    name: 'the categories under the Inflatables tab',
    width: 1440,
    async open(page) {
      await visit(page, '/about')
      const toggle = page.getByRole('button', { name: 'Inflatable categories' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    },
  },
  {
    name: 'the menu of narrow windows',
    width: 390,
    async open(page) {
      await fillCart(page)
      await visit(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
]

const booking: Screen[] = [
  {
    name: "the dialog It's in your cart",
    open: (page) => putInCart(page, '/inflatable/forty-foot-obstacle-run', [dayAhead(102)]),
  },
  {
    name: 'an item without a date',
    async open(page) {
      await visit(page, '/extra/folding-chairs')
      await addToCart(page).click()
      await expect(page.getByRole('alert')).toHaveText('Please Select Valid Dates :)')
    },
  },
  {
    name: 'an item on a booked day',
    // It looks for the day's booking, which the rules keep to themselves.
    errors: [/403 .*documents:batchGet/],
    async open(page) {
      await visit(page, '/inflatable/rockford-castle')
      await page
        .getByRole('button', { name: /fully booked/ })
        .first()
        // It says why it can't be chosen; a click waits for it to become enabled.
        .press('Enter')
      await expect(page.getByRole('alert')).toContainText('This Date Is Not Available')
    },
  },
  {
    name: 'more of an item than there is',
    async open(page) {
      await putInCart(page, '/extra/pole-tent-20-x-40', [dayAhead(102)])
      await page.keyboard.press('Escape')
      await addToCart(page).click()
      await expect(page.getByRole('alert')).toContainText("You can't add more than")
    },
  },
  {
    name: 'a chosen day',
    async open(page) {
      await page.goto('/extra/folding-chairs')
      await chooseDay(page, dayAhead(103))
    },
  },
  {
    name: "an item's own booking with its problems",
    async open(page) {
      await page.goto('/extra/frame-tent-20-x-20')
      await chooseDay(page, dayAhead(104))
      await page.getByRole('button', { name: 'Book Now', exact: true }).click()
      await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: "an item's own booking, in the office",
    async open(page) {
      await openScreensPopup(page)
    },
  },
  {
    name: "an item's own booking, by card",
    async open(page) {
      await openScreensPopup(page)
      const popup = page.getByRole('dialog', { name: /^Book / })
      await popup.getByRole('radio', { name: 'Credit Card' }).check()
      await popup.getByRole('checkbox', { name: /I accept/ }).check()
      await fillCard(popup)
    },
  },
]

const checkout: Screen[] = [
  {
    name: 'the checkout with its problems',
    async open(page) {
      await openCheckout(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Agreed Terms & Conditions is required.')
    },
  },
  {
    name: 'the checkout, all set for the office',
    async open(page) {
      await openCheckout(page)
      await fillDetails(page)
      await pressContinue(page)
    },
  },
  {
    name: 'the checkout, all set for a card',
    async open(page) {
      await openCheckout(page)
      await fillDetails(page)
      await page.getByRole('radio', { name: 'Credit Card' }).check()
      await pressContinue(page)
      await expect(page.getByLabel('Card number')).toBeVisible()
    },
  },
  {
    name: 'an address out of area',
    async open(page) {
      await openCheckout(page)
      await fillDetails(page, { address: '500 Locust St, Des Moines, IA 50309' })
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Unfornately')
    },
  },
  {
    name: 'the suggestions for an address',
    async open(page) {
      await openCheckout(page)
      await page.getByLabel('Delivery Address').pressSequentially('Hopkins')
      await expect(page.getByRole('option')).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: "the checkout's summary as a sheet",
    width: 390,
    async open(page) {
      await openCheckout(page)
      await page.getByRole('button', { name: /Total so far, 2 rentals/ }).click()
      await expect(page.getByRole('dialog', { name: 'Your booking' })).toBeVisible()
    },
  },
  {
    name: 'the confirmation',
    async open(page) {
      await keepConfirmation(page)
      await page.goto('/checkout')
      await expect(confirmation(page)).toBeVisible()
    },
  },
  {
    name: 'an order told in the cart',
    async open(page) {
      await keepConfirmation(page)
      await visit(page, '/cart')
      await expect(page.getByText('Your booking has been confirmed')).toBeVisible()
    },
  },
]

const databaseAway = [/ERR_FAILED .*\/v1\//, /503 .*documents:(batchGet|runQuery)/]

const failures: Screen[] = [
  ...['/inflatables/slides', '/inflatable/database-down', '/cart', '/checkout'].map((address) => ({
    name: `${address}, the database away`,
    errors: databaseAway,
    async open(page: Page) {
      await fillCart(page)
      await page.route('**/v1/**', (route) => route.abort())
      await page.goto(address)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  })),
  {
    name: 'an item whose days are unknown',
    errors: databaseAway,
    async open(page) {
      await page.route(/documents:runQuery/, (route) =>
        route.request().postData()?.includes('"allocations"') === true
          ? route.abort()
          : route.continue(),
      )
      await page.goto('/inflatable/clover-castle')
      await expect(page.getByRole('alert')).toContainText("We can't check dates right now")
    },
  },
  {
    name: 'a removed line of the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    name: 'a screen whose script is missing',
    errors: [/ERR_FAILED .*\/assets\/about/],
    async open(page) {
      await page.route('**/assets/about*.js', (route) => route.abort())
      await page.goto('/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
]

export const screenStates = [
  ...menus,
  ...booking,
  ...checkout,
  ...paymentStates,
  ...formStates,
  ...failures,
]

async function openCheckout(page: Page) {
  await fillCart(page)
  await visit(page, '/checkout')
}

function openScreensPopup(page: Page) {
  return openPopup(page, '/inflatable/harbor-combo', dayAhead(104), { email: customer.email })
}
