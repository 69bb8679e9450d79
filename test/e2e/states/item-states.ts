// What an item's page answers, up to its own booking.
import { expect, type Page } from '@playwright/test'
import {
  chooseDay,
  customer,
  dayAhead,
  fillOwnForm,
  openPopup,
  pressBookNow,
  putInCart,
} from '../steps/steps'
import { settled, state, type State } from './state'

export const itemStates: State[] = [
  state("the dialog It's in your cart", (page) =>
    putInCart(page, '/inflatable/forty-foot-obstacle-run', [dayAhead(102)]),
  ),
  state('a chosen day', async (page) => {
    await page.goto('/inflatable/rockford-castle')
    await chooseDay(page, dayAhead(103))
    await settled(page)
  }),
  state('a town without a day', async (page) => {
    await page.goto('/inflatable/rockford-castle')
    await chooseTown(page, 'Wisconsin')
  }),
  state('the address of an event, not to be read', async (page) => {
    await page.goto('/inflatable/rockford-castle')
    await page.getByRole('button', { name: 'Enter an address' }).click()
    await page.getByRole('button', { name: 'Use this address' }).click()
    await expect(page.getByText('Address is required.')).toBeVisible()
  }),
  state("an item's own form, filled in", async (page) => {
    await page.goto('/extra/folding-chairs')
    await fillOwnForm(page)
    await chooseDay(page, dayAhead(103))
    await page.getByRole('heading', { name: 'Book just this one' }).scrollIntoViewIfNeeded()
  }),
  state("an item's own booking with its problems", async (page) => {
    await page.goto('/extra/frame-tent-20-x-20')
    await chooseDay(page, dayAhead(104))
    await pressBookNow(page)
    await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true')
  }),
  state("an item's own booking, in the office", (page) => openScreensPopup(page)),
  state("an item's own booking, only the deposit", async (page) => {
    const popup = await openScreensPopup(page)
    await popup.getByRole('radio', { name: 'Pay a $100 deposit' }).check()
    await popup.getByRole('checkbox', { name: /I accept/ }).check()
  }),
]

async function chooseTown(page: Page, town: string) {
  await page.getByLabel('Where is your event?').selectOption(town)
  await expect(page.getByText('with delivery & tax').first()).toBeVisible()
}

function openScreensPopup(page: Page, day = dayAhead(104)) {
  return openPopup(page, '/inflatable/harbor-combo', day, { email: customer.email })
}
