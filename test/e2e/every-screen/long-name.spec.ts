// The office and visitors type what they like: the longest name, address and item wrap, wherever
// they are shown.
import type { Page } from '@playwright/test'
import { openConfirmation, visit } from '../states/state'
import { storeBookingOf, storeInvoice } from '../steps/bookings'
import { addToCart, customer, dayAhead, fillCustomer, openPopup } from '../steps/steps'
import { expect, test } from '../test'
import { lost } from './lost'

const name = 'W'.repeat(3_000)
/** Texts of the database, and their longest allowed replacements, without a space. */
const renamed: [string, string][] = [
  ['Forty-Foot Obstacle Run', name],
  ['Harbor Combo', name],
  [customer.address, 'A'.repeat(300)],
  [customer.lastName, 'L'.repeat(100)],
  [customer.email, `${'e'.repeat(242)}@example.com`],
  [customer.phone, '8'.repeat(40)],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function rename(page: Page) {
  await page.route('**/documents:*', async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const [own, long] of renamed) body = body.replaceAll(own, long)
    await route.fulfill({ response, body })
  })
}

async function expectWrapped(page: Page, where: string) {
  await expect(page.getByText(name).first()).toBeAttached()
  for (const width of [320, 390, 720, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await lost(page, width), `${where} at ${width} px`).toEqual([])
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 844 })
  const outside = (await lost(page, 720)).filter((text) => text.startsWith('outside'))
  expect.soft(outside, `${where} on paper`).toEqual([])
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 844 })
}

test.beforeEach(({ page }) => rename(page))

test('a very long name wraps wherever rentals are listed', async ({ page }) => {
  await visit(page, '/inflatables/games-and-obstacles')
  await expectWrapped(page, 'in a list')
  // The carousel and an item's neighbors are read again once somebody comes near them.
  await visit(page, '/')
  await page.getByRole('heading', { name: 'A look at our rentals' }).scrollIntoViewIfNeeded()
  await expectWrapped(page, 'in the carousel')
  await visit(page, '/inflatable/backyard-obstacle-dash')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  await expectWrapped(page, 'beside another item')
})

test('a very long name wraps on the way from its own page to the checkout', async ({ page }) => {
  const { email } = customer
  await openPopup(page, '/inflatable/forty-foot-obstacle-run', dayAhead(120), { email })
  await expectWrapped(page, 'in the popup')
  await page.keyboard.press('Escape')
  await expectWrapped(page, 'on its own page')
  await addToCart(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWrapped(page, 'in the dialog of what is in the cart')
  await visit(page, '/cart')
  await expectWrapped(page, 'in the cart')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expectWrapped(page, 'in what was removed from the cart')
  await undo.click()
  await visit(page, '/checkout')
  // The summary shows the town of the longest address with its fee.
  const address = `1 Oak St, ${'T'.repeat(270)}, IL 61107`
  await fillCustomer(page, { lastName: 'L'.repeat(100), address })
  await expectWrapped(page, 'at the checkout')
})

test('a very long name wraps in what was booked', async ({ page }) => {
  await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
  await expectWrapped(page, "on the booking's page")
  await visit(page, `/invoice/${await storeInvoice({ paid: false })}`)
  await expectWrapped(page, 'on an invoice')
  await page.evaluate(
    (text) => localStorage.setItem('myBookings', text),
    JSON.stringify([
      {
        id: 'screensPageunpaid000',
        lines: [{ itemId: 'harbor-combo', days: [dayAhead(105)] }],
        name,
      },
    ]),
  )
  await visit(page, '/booking')
  await expectWrapped(page, 'in my bookings')
  await openConfirmation(page, { rentals: [name], email: `${'e'.repeat(242)}@example.com` })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWrapped(page, 'in the confirmation')
})
