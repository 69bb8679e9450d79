// Every menu, dialog, row of cards and form without a pointer; booking from end to end is in keyboard.spec.ts.
import type { Page } from '@playwright/test'
import { cards, payButton } from '../steps/card-steps'
import { expectVisibleFocus, tabTo } from '../steps/keyboard-steps'
import { fillCart, visit } from '../states/state'
import { addToCart, customer, dayAhead, openPopup } from '../steps/steps'
import { expect, test } from '../test'

const phone = { width: 390, height: 844 }

test('the categories under the Inflatables tab', async ({ page }) => {
  await visit(page, '/about')
  const toggle = page.getByRole('button', { name: 'Inflatable categories' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  const slides = page.getByRole('navigation').getByRole('link', { name: 'Slides' })
  await tabTo(page, slides)
  await page.keyboard.press('Escape')
  await expect(slides).toBeHidden()
  await expectVisibleFocus(toggle)
  await page.keyboard.press('Space')
  await tabTo(page, slides)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inflatables\/slides$/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the menu of narrow windows', async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, '/about')
  const open = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('link', { name: 'Contact' }))
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expectVisibleFocus(open)
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('button', { name: 'Close menu' }))
  await page.keyboard.press('Enter')
  await expectVisibleFocus(open)
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('link', { name: 'Inflatables' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inflatables/)
  await expect(menu).toBeHidden()
})

test('on an item, a message after a press comes into view; a row of cards turns by its buttons, and by Tab', async ({
  page,
}) => {
  await visit(page, '/inflatable/forty-foot-obstacle-run')
  const add = addToCart(page)
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please Select Valid Dates :)')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(add).toBeFocused()

  const row = page.getByRole('region', { name: 'You may also like' })
  const turned = () => row.getByRole('list').evaluate((list) => list.scrollLeft)
  const next = row.getByRole('button', { name: 'Next rentals' })
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect.poll(turned).toBeGreaterThan(0)
  await page.keyboard.press('Shift+Tab')
  await expectVisibleFocus(row.getByRole('button', { name: 'Previous rentals' }))
  await page.keyboard.press('Enter')
  await expect.poll(turned).toBe(0)
  await tabTo(page, row.getByRole('link', { name: 'Read More' }).last())
  expect(await turned()).toBeGreaterThan(0)
})

test('the quantity, removing and Undo in the cart, on a phone whose lower edge has a message', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await fillCart(page)
  await visit(page, '/cart')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const before = await names.allInnerTexts()
  const quantity = page.getByRole('spinbutton').first()
  await tabTo(page, page.getByRole('button', { name: /^One more/ }).first())
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('3')
  await page.keyboard.press('Shift+Tab')
  await expectVisibleFocus(quantity)
  await page.keyboard.press('ArrowDown')
  await expect(quantity).toHaveValue('2')

  const remove = page.getByRole('button', { name: /^Remove / }).first()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(before.length - 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expectVisibleFocus(undo)
  // The message covers nothing that has the focus.
  for (const name of ['Check Out', 'Contact', 'Rules and restrictions'])
    await tabTo(page, page.getByRole('link', { name, exact: true }).last())
  await undo.press('Enter')
  await expect(names).toHaveText(before)
  await expectVisibleFocus(remove)
})

test('the checkout on a phone: the list of problems leads to their fields, the summary is a sheet', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await fillCart(page)
  await visit(page, '/checkout')
  const open = page.getByRole('button', { name: /delivery & tax, 2 rentals/ })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Your booking' })
  await expect(sheet.getByRole('heading').first()).toBeFocused()
  await tabTo(page, sheet.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expectVisibleFocus(open)

  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')
  for (const [problem, field] of [
    ['Phone number is required.', 'Phone Number'],
    ['Agreed Terms & Conditions is required.', 'I accept the rules and restrictions'],
  ] as const) {
    await tabTo(page, page.getByRole('alert').getByRole('link', { name: problem }))
    await page.keyboard.press('Enter')
    await expectVisibleFocus(page.getByLabel(field))
  }
})

test("an item's own booking up to the card's Pay button", async ({ page }) => {
  const popup = await openPopup(page, '/inflatable/harbor-combo', dayAhead(107), {
    email: customer.email,
  })
  await tabTo(page, popup.getByRole('radio', { name: 'Pay in Office' }))
  await page.keyboard.press('ArrowDown')
  await expect(popup.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  await tabTo(page, popup.getByRole('checkbox', { name: /I accept/ }))
  await page.keyboard.press('Space')
  await typeInto(page, 'Card number', cards.good)
  await typeInto(page, 'Expiry date', '12 / 40')
  await typeInto(page, 'Security code', '123')
  await tabTo(page, payButton(popup))
  await page.keyboard.press('Escape')
  await expectVisibleFocus(page.getByRole('button', { name: 'Book Now', exact: true }))
})

test('the contact form on a phone: focus goes to the problem, and on from there', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, '/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expectVisibleFocus(page.getByLabel('First Name'))
  await page.keyboard.type('Ada')
  await tabTo(page, page.getByLabel('Email Address'))
  await page.keyboard.type('keyboard@example.com')
  await tabTo(page, page.getByLabel('Message'))
  await page.keyboard.type('Is the Rockford Castle free in June?')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent succesfully')).toBeInViewport()
})

async function typeInto(page: Page, label: string, text: string) {
  const field = page.getByLabel(label)
  await expect(field).toBeEnabled()
  // The frame around the card's fields draws their ring.
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) break
  }
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
}
