// The office and visitors type what they like: the longest name, address and item wrap, wherever they are shown.
import type { Page } from '@playwright/test'
import { lost } from './lost'
import { fillCart, openConfirmation, visit } from '../states/state'
import { storeBookingOf } from '../steps/bookings'
import { storeInvoice } from '../steps/invoices'
import { addToCart, chooseDay, customer, dayAhead, fillCustomer, openPopup } from '../steps/steps'
import { expect, test } from '../test'

const name = 'W'.repeat(3_000)
/** What the database answers, and what stands in its place: as long as it may be, without a space. */
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

const screens: { title: string; open: (page: Page) => Promise<void> }[] = [
  { title: 'its card in a list', open: (page) => visit(page, '/inflatables/games-and-obstacles') },
  {
    title: 'its card in the carousel',
    async open(page) {
      await visit(page, '/')
      // Read afresh once somebody comes near it.
      await page.getByRole('heading', { name: 'A look at what we rent' }).scrollIntoViewIfNeeded()
    },
  },
  {
    title: 'its card beside a neighbour',
    async open(page) {
      await visit(page, '/inflatable/backyard-obstacle-dash')
      // The neighbours are read afresh once somebody comes near them.
      await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
    },
  },
  { title: 'its own page', open: (page) => visit(page, '/inflatable/forty-foot-obstacle-run') },
  {
    title: 'the dialog of what is in the cart',
    async open(page) {
      await visit(page, '/inflatable/forty-foot-obstacle-run')
      await chooseDay(page, dayAhead(120))
      await addToCart(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: 'the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
    },
  },
  {
    title: 'what was removed from the cart',
    async open(page) {
      await fillCart(page)
      await visit(page, '/cart')
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  {
    title: 'the checkout',
    async open(page) {
      await fillCart(page)
      await visit(page, '/checkout')
      // A town of the longest address stands in the summary, at its fee.
      const address = `1 Oak St, ${'T'.repeat(270)}, IL 61107`
      await fillCustomer(page, { lastName: 'L'.repeat(100), address })
    },
  },
  {
    title: 'the popup',
    async open(page) {
      const { email } = customer
      await openPopup(page, '/inflatable/forty-foot-obstacle-run', dayAhead(120), { email })
    },
  },
  {
    title: 'the confirmation',
    async open(page) {
      await openConfirmation(page, { rentals: [name], email: `${'e'.repeat(242)}@example.com` })
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: "a booking's page",
    open: async (page) => visit(page, `/booking/${await storeBookingOf('unpaid')}`),
  },
  {
    title: 'an invoice',
    open: async (page) => visit(page, `/invoice/${await storeInvoice({ paid: false })}`),
  },
  {
    title: 'my bookings',
    async open(page) {
      await page.addInitScript(
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
    },
  },
]

for (const { title, open } of screens)
  test(`a very long name wraps: ${title}`, async ({ page }) => {
    await rename(page)
    await open(page)
    await expect(page.getByText(name).first()).toBeAttached()
    for (const width of [1440, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect
        .soft(await lost(page, width), `at ${width} px`)
        .toEqual({ sideways: 0, cutOff: [], outside: [] })
    }
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 844 })
    expect.soft((await lost(page, 720)).outside, 'on paper').toEqual([])
  })
