// What an order leaves behind for the next one: the rest of the cart, and every choice at its start.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { checkoutForm } from '~/../test/bookings'
import { installModalDialogs } from '~/../test/visit/dialog'
import { bookings, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { continued, field, fillCart, openPopup } from '~/../test/visit/visitor'
import { saveDraft } from '~/lib/order-form/draft'
import { loadCart } from '~/lib/cart/store'

installModalDialogs()
openOffice()

type Page = Awaited<ReturnType<typeof loadPage>>
type Popup = Awaited<ReturnType<typeof openPopup>>

const byCard = { method: 'Credit Card', title: 'Your Booking is Completed !' }
const inOffice = { method: 'Pay in Office', title: 'Your booking has been confirmed' }
const chosen = {
  timeWindow: 'exact',
  specificTime: '15:30',
  floorType: 'grass',
  damageWaiver: false,
  insurance: false,
  promoCode: 'betterstay15',
} as const

/** The whole form, as somebody finds it who has chosen nothing yet. */
async function expectFreshCheckout({ user }: Page) {
  expect(await screen.findByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Insurance Certificate' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Concrete / Asphalt' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /I accept the/ })).not.toBeChecked()
  expect(field('Promo Code')).toHaveValue('')
  expect(field('First Name')).toHaveValue('Maria')
  await user.click(screen.getByRole('radio', { name: /at an exact time/ }))
  expect(field('Deliver at')).toHaveValue('12:00')
}

async function payInPopup({ user }: Page, popup: Popup, method: string) {
  await user.click(popup.getByRole('radio', { name: method }))
  await user.click(popup.getByRole('button', { name: /^(Book Now|Pay \d+ cents)$/ }))
}

async function close({ user }: Page, title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: 'Explore More' }))
}

test.each([inOffice, byCard])(
  'O8: the popup ($method) takes only what it booked out of the cart, and the next order starts anew',
  async ({ method, title }) => {
    fillCart(
      ['castle', ['2027-06-12'], 2],
      ['castle', ['2027-06-19']],
      ['chairs', ['2027-06-12'], 4],
    )
    saveDraft(checkoutForm(chosen))
    const page = await loadPage('/inflatable/castle')
    await payInPopup(page, await openPopup(page), method)
    await close(page, title)
    expect(bookings()).toMatchObject([
      { specificTime: '12:00', floorType: 'concrete', balances: { deliveryAmount: 0 } },
    ])
    expect(loadCart()).toEqual([
      { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
      { itemId: 'castle', days: ['2027-06-19'], quantity: 1 },
      { itemId: 'chairs', days: ['2027-06-12'], quantity: 4 },
    ])
    await page.router.navigate('/checkout')
    await expectFreshCheckout(page)
  },
)

test('O8: after the checkout, too, the next order starts anew', async () => {
  const page = await continued({ ...chosen, method: 'Credit Card' }, 'Pay 32601 cents')
  await page.user.click(screen.getByRole('button', { name: 'Pay 32601 cents' }))
  await close(page, byCard.title)
  expect(bookings()).toMatchObject([{ specificTime: '15:30', floorType: 'grass' }])
  fillCart(['slide', ['2027-06-20']])
  await page.router.navigate('/checkout')
  await expectFreshCheckout(page)
})

test("O8: an item's popup starts anew after another one's order", async () => {
  saveDraft(checkoutForm())
  const page = await loadPage('/inflatable/castle')
  const first = await openPopup(page)
  await page.user.click(first.getByRole('radio', { name: /at an exact time/ }))
  await page.user.click(first.getByRole('checkbox', { name: 'Damage Waiver' }))
  await payInPopup(page, first, byCard.method)
  await close(page, byCard.title)
  await page.router.navigate('/inflatable/slide')
  await screen.findByRole('heading', { level: 1, name: 'Blue Slide' })
  const next = await openPopup(page)
  expect(next.getByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
  expect(next.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
  expect(next.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(next.getByRole('radio', { name: 'Pay Full Amount' })).toBeChecked()
})
