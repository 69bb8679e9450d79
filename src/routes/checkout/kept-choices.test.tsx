// What a visit keeps of an order. One in progress shows again after a reload or another screen,
// with a note. After a placed order, all choices start again at their defaults.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import {
  chooseDay,
  field,
  fillCart,
  openPopup,
  rememberContact,
  rowsOf,
  visit,
} from '#test/stand-ins/visitor'
import { loadCart } from '~/lib/cart/store'
import { saveEventPlace } from '~/lib/storage/event-place'

openBackend()

const keptChoices = 'We saved your earlier choices.'
const keptDetails = 'We saved what you entered earlier.'

/** In the popup of the castle: everything but the defaults. */
async function chooseInPopup(some: Parameters<typeof rememberContact>[0] = {}) {
  rememberContact(some)
  const page = await loadPage('/inflatable/castle')
  const popup = await openPopup(page)
  await page.user.click(popup.getByRole('radio', { name: /Within a 1-hour window/ }))
  await page.user.clear(popup.getByLabelText('Deliver at'))
  await page.user.type(popup.getByLabelText('Deliver at'), '15:30')
  await page.user.click(popup.getByRole('radio', { name: 'Credit Card' }))
  await page.user.click(popup.getByRole('checkbox', { name: 'Damage Waiver' }))
  return page
}

test("a reload keeps the choices of an item's popup, and says so", async () => {
  const page = await chooseInPopup()
  expect(screen.queryByText(keptChoices)).not.toBeInTheDocument()
  const { user } = await page.reload()
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  const popup = within(await screen.findByRole('dialog', { name: /^Book / }))
  expect(popup.getByRole('radio', { name: /Within a 1-hour window/ })).toBeChecked()
  expect(popup.getByLabelText('Deliver at')).toHaveValue('15:30')
  expect(popup.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).not.toBeChecked()
  expect(popup.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
  expect(popup.getByText(keptChoices)).toBeVisible()
})

describe('the checkout', () => {
  test('keeps what was typed and chosen, and says so once the page is loaded again', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    await page.user.type(await screen.findByLabelText('First Name'), 'Ada')
    await page.user.click(screen.getByRole('radio', { name: 'Indoor' }))
    await page.user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    page.leave()
    await visit('/checkout')
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
    expect(screen.getByRole('radio', { name: 'Indoor' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Damage Waiver' })).not.toBeChecked()
    expect(screen.getByText(keptDetails)).toBeVisible()
  })

  test.each([
    ['leaves the field', '{Tab}'],
    ['presses Enter', '{Enter}'],
  ])('adds the town of the cart to a street when the visitor %s', async (_, key) => {
    fillCart(['castle', ['2027-06-12']])
    saveEventPlace({ address: '', town: 'Rockford', state: 'IL' })
    const { user } = await visit('/checkout')
    const address = await screen.findByRole('combobox', { name: 'Delivery Address' })
    await user.type(address, `12 Oak St${key}`)
    expect(address).toHaveValue('12 Oak St, Rockford, IL')
    expect(address).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('asks for the distance of a confirmed address, and not of one that was only typed', async () => {
    fillCart(['castle', ['2027-06-12']])
    const address = '3 Main St, Freeport, IL'
    rememberContact({ address })
    const { leave } = await visit('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(backend.distancesAsked).toEqual([])
    leave()
    saveEventPlace({ address, town: 'Freeport', state: 'IL' })
    await visit('/checkout')
    await waitFor(() =>
      expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({
        'Delivery Fee3 Main St · Freeport, Illinois': '$18.60',
      }),
    )
    expect(backend.distancesAsked).toEqual([address])
  })
})

test("an order from an item's popup takes only what it booked out of the cart; the next one starts empty", async () => {
  fillCart(['castle', ['2027-06-12'], 2], ['castle', ['2027-06-19']], ['chairs', ['2027-06-12'], 4])
  const page = await chooseInPopup({
    timeWindow: 'exact',
    specificTime: '15:30',
    floorType: 'grass',
    damageWaiver: false,
    insurance: false,
    promoCode: 'betterstay15',
  })
  await page.user.click(screen.getByRole('button', { name: /^Pay \d+ cents$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your Booking is Completed !' }))
  await page.user.click(dialog.getByRole('button', { name: 'Explore More' }))
  expect(bookings()).toMatchObject([{ specificTime: '15:30', floorType: 'concrete' }])
  expect(loadCart()).toEqual([
    { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
    { itemId: 'castle', days: ['2027-06-19'], quantity: 1 },
    { itemId: 'chairs', days: ['2027-06-12'], quantity: 4 },
  ])

  await page.router.navigate('/inflatable/castle')
  const popup = await openPopup(page)
  expect(popup.getByRole('radio', { name: 'Any time, no charge' })).toBeChecked()
  expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
  expect(popup.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(popup.queryByText(keptChoices)).not.toBeInTheDocument()

  await page.router.navigate('/checkout')
  await screen.findByRole('button', { name: 'Continue' })
  expect(screen.getByRole('radio', { name: 'Any time, no charge' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Insurance Certificate' })).toBeChecked()
  for (const ground of ['Grass', 'Concrete / Asphalt', 'Indoor'])
    expect(screen.getByRole('radio', { name: ground })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /I accept the/ })).not.toBeChecked()
  expect(screen.queryByLabelText('Promo Code')).not.toBeInTheDocument()
  expect(field('First Name')).toHaveValue('Maria')
})

describe('the next visitor in this tab', () => {
  const address = '12 Oak St, Rockford, IL 61101'
  const kept = () => Object.values(sessionStorage).join(' ')

  beforeEach(() => {
    rememberContact({ address, promoCode: 'BetterStay15', organization: 'Lincoln School' })
    saveEventPlace({ address, town: 'Rockford', state: 'IL' })
  })

  function expectCleared() {
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number'])
      expect(field(label)).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Delivery Address' })).toHaveValue('')
    expect(field('First Name')).toHaveFocus()
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    for (const word of ['Maria', 'Jensen', '555-0100', 'example.com', 'Oak St', 'Lincoln'])
      expect(kept()).not.toContain(word)
  }

  test("clears the last visitor's checkout; the cart stays", async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    expect(kept()).toContain('Oak St')
    await page.user.click(await screen.findByRole('button', { name: 'Not you? Clear' }))
    expectCleared()
    expect(field('Promo Code')).toHaveValue('')
    expect(kept()).toContain('castle')
  })

  test("clears the last visitor's form of an item; the chosen day stays", async () => {
    const page = await loadPage('/inflatable/castle')
    await chooseDay(page)
    expect(screen.getByText(keptDetails)).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Not you? Clear' }))
    expectCleared()
    expect(screen.getByText(/Only need Sunny Castle on .*12/)).toBeVisible()
  })
})
