// What a visitor has to see at the same time, or in one line, in the windows of a phone and of a
// desktop.
import { fillCart, openCheckout, visit } from '../states/state'
import { storeBookingOf } from '../steps/bookings'
import { dayAhead, dayTile, fillDetails, openPopup, showDay } from '../steps/steps'
import { expect, test } from '../test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** What decides about a rental of a chosen day, in the first view. */
const deciding = [
  { viewport: phone, texts: [/^\$340 per day/] },
  {
    viewport: desktop,
    texts: [/^40 ft wide, 12 ft high/, /^42 ft wide, 14 ft high/, / available$/],
  },
]

for (const { viewport, texts } of deciding)
  test(`picture, price and Add To Cart are in view at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const name = 'Forty-Foot Obstacle Run'
    await visit(page, `/inflatable/forty-foot-obstacle-run?date=${dayAhead(100)}`)
    for (const shown of [
      page.getByRole('img', { name }),
      page.getByRole('button', { name: 'Add To Cart' }).filter({ visible: true }),
      ...texts.map((text) => page.getByText(text).filter({ visible: true }).first()),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 })
  })

test("a desktop's cart has Total and Check Out in view", async ({ page }) => {
  await page.setViewportSize(desktop)
  await fillCart(page)
  await visit(page, '/cart')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await summary.getByRole('combobox', { name: 'Where is your event?' }).selectOption('Rockford')
  await expect(summary.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(summary.getByRole('link', { name: 'Check Out' })).toBeInViewport({ ratio: 1 })
})

test("a phone's cart has its price and Check Out in view, once", async ({ page }) => {
  await page.setViewportSize(phone)
  await fillCart(page)
  await visit(page, '/cart')
  const next = page.getByRole('link', { name: 'Check Out' })
  await expect(next).toBeInViewport({ ratio: 1 })
  const total = page.locator('[data-sticky-bar]').getByText('Total before delivery & tax')
  await expect(total).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Send or print a quote' }).scrollIntoViewIfNeeded()
  await expect(total).toBeHidden()
  await expect(next).toBeInViewport({ ratio: 1 })
})

test('the total is in view with the last field of the checkout', async ({ page }) => {
  await openCheckout(page)
  await fillDetails(page)
  const last = page.getByRole('checkbox', { name: 'I accept the rules and restrictions' })
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  for (const [viewport, total] of [
    [desktop, summary.getByText('Total', { exact: true })],
    [phone, page.getByRole('button', { name: /^\$[\d,.]+\s*Total/ })],
  ] as const) {
    await page.setViewportSize(viewport)
    await last.blur()
    await last.focus()
    await expect(last).toBeInViewport()
    await expect(total).toBeInViewport({ ratio: 1 })
  }
})

test("a phone's view has all that people come to a booking's page for", async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
  for (const shown of [
    page.getByRole('button', { name: /^Pay \$[\d.]+ by card$/ }),
    page.getByRole('button', { name: 'Move my booking' }),
    page.getByRole('button', { name: 'Add to calendar' }),
    page.getByRole('link', { name: 'Get ready' }),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 })
})

test("a phone's view has the move's calendar, and its last button once a day is chosen", async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
  await page.getByRole('button', { name: 'Move my booking' }).click()
  const other = dayAhead(107)
  await showDay(page, other)
  await expect(dayTile(page, other)).toBeInViewport({ ratio: 1 })
  await dayTile(page, other).click()
  await expect(page.getByRole('button', { name: /^Move to / })).toBeInViewport({ ratio: 1 })
})

test("a phone's view has the card form after Pay", async ({ page }) => {
  await page.setViewportSize(phone)
  await visit(page, `/booking/${await storeBookingOf('unpaid')}`)
  await page.getByRole('button', { name: /^Pay \$[\d.]+ by card$/ }).click()
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeInViewport({ ratio: 1 })
})

test("a phone's view has the popup's total and button from its top to its end", async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const popup = await openPopup(page, '/inflatable/harbor-combo', dayAhead(60), {
    email: 'popup.view@example.com',
  })
  await popup.getByRole('checkbox', { name: 'I accept the rules and restrictions' }).check()
  const button = popup.getByRole('button', { name: 'Book Now' })
  const total = popup.getByText(/^Total/).last()
  for (const part of [popup.getByRole('heading').first(), button]) {
    await part.scrollIntoViewIfNeeded()
    await expect(total).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})
