// The whole booking without a pointer: the focused element is always visible, and nothing covers
// it.
import type { Locator } from '@playwright/test'
import { formatDay } from '~/lib/time/day-text'
import { readDocument } from '../steps/database'
import { expectVisibleFocus, hasFocus, tabTo } from '../steps/keyboard-steps'
import { confirmation, confirmedId, customer, dayAhead, dayTile } from '../steps/steps'
import { expect, test } from '../test'

test('a visitor books by keyboard alone', async ({ page }) => {
  const day = dayAhead(53)
  let presses = 0
  const tab = async (target: Locator) => {
    presses += await tabTo(page, target)
  }
  await page.goto('/')
  await tab(page.getByRole('link', { name: 'Browse Rentals' }))
  await page.keyboard.press('Enter')

  const category = page.getByLabel('Category')
  await expect(category).toBeVisible()
  await tab(category)
  await page.keyboard.type('Combo')
  await expect(page).toHaveURL(/\/combo-jumpers$/)
  await expect(category).toBeFocused()
  const rental = page.getByRole('link', { name: 'Palm Island Combo', exact: true })
  await expect(rental).toBeVisible()
  await tab(rental)
  await page.keyboard.press('Enter')

  await test.step('choosing the day by arrows', async () => {
    const first = page.locator('button[tabindex="0"]').filter({ has: page.locator('abbr') })
    await expect(first).toBeVisible()
    await tab(first)
    // Seven weeks ahead, and the rest day by day.
    for (let week = 0; week < 7; week++) await page.keyboard.press('ArrowDown')
    const tile = dayTile(page, day)
    for (let step = 0; step < 7 && !(await hasFocus(tile)); step++)
      await page.keyboard.press('ArrowRight')
    await expectVisibleFocus(tile)
    await page.keyboard.press('Space')
    await expect(tile).toHaveAccessibleName(`${formatDay(day)}, available, your date`)
    await expect(tile).toBeFocused()
  })

  await test.step('the dialog takes the focus and gives it back', async () => {
    const add = page.getByRole('button', { name: 'Add To Cart' }).first()
    await tab(add)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: "It's in your cart" })
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await tab(dialog.getByRole('link', { name: 'Explore More' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectVisibleFocus(add)
    await tab(page.getByRole('button', { name: 'Proceed To CheckOut' }))
    await page.keyboard.press('Enter')
  })

  await test.step('the details', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    const firstName = page.getByLabel('First Name')
    for (const [field, text] of [
      [firstName, customer.name],
      [page.getByLabel('Last Name'), customer.lastName],
      [page.getByLabel('Email Address'), customer.email],
      [page.getByLabel('Phone Number'), customer.phone],
    ] as const) {
      await tab(field)
      await page.keyboard.type(text)
    }
  })

  await test.step('an address from the suggestions', async () => {
    const address = page.getByLabel('Delivery Address')
    await tab(address)
    await page.keyboard.type('Hopkins')
    await expect(page.getByRole('option')).toHaveText(/Hopkins Park/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/Hopkins Park/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option')).toBeHidden()
    await expect(address).toHaveValue('Hopkins Park 1403 Sycamore Rd, DeKalb, IL 60115')
    await expect(address).toBeFocused()
  })

  await test.step('floor, time and terms', async () => {
    await tab(page.getByRole('radio', { name: 'Grass' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: 'Grass' })).toBeChecked()
    await tab(page.getByRole('radio', { name: 'Any time, no charge' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /exact time/ })).toBeChecked()
    await tab(page.getByLabel('Deliver at', { exact: true }))
    await page.keyboard.type('0230PM')
    await expect(page.getByLabel('Deliver at', { exact: true })).toHaveValue('14:30')
    await tab(page.getByRole('checkbox', { name: 'Insurance Certificate' }))
    await page.keyboard.press('Space')
    await tab(page.getByRole('checkbox', { name: /I accept/ }))
    await page.keyboard.press('Space')
  })

  await tab(page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('All set. Check the total, then book.')).toBeVisible()
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  await tab(bookNow)
  // It ignores presses in its first half second, see FinalButton.
  await expect(bookNow).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(confirmation(page).getByRole('heading', { level: 2 })).toBeFocused()
  // From home to the booking. Skip links would save 9 more.
  expect(presses).toBeLessThanOrEqual(72)
  const booking = await readDocument(`bookings-test/${await confirmedId(page)}`)
  expect(booking).toMatchObject({
    ...customer,
    address: 'Hopkins Park 1403 Sycamore Rd, DeKalb, IL 60115',
    coordinates: '41.9456,-88.7289',
    floorType: 'grass',
    specificTime: '14:30',
    // 37.5 miles at 1.50.
    balances: { deliveryAmount: 125, deliveryFee: 56.25, insurance: 0 },
  })
  await tab(confirmation(page).getByRole('button', { name: 'Explore More' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inflatables\/all-rentals$/)
})
