// A booking in progress is kept for the session: after a reload, another screen or another item it is offered again, and
// said to be the earlier one.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkoutForm } from '~/../test/bookings'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import {
  chooseDay,
  field,
  fillCart,
  openPopup,
  rememberContact,
  rowsOf,
  visit,
} from '~/../test/visit/visitor'
import { saveEventPlace } from '~/lib/order-form/event-place'
import { saveDraft } from '~/lib/order-form/draft'
import { emptyOrderForm } from '~/lib/order-form/form'

installModalDialogs()
openOffice()

const keptChoices = 'Your choices from earlier in this visit are kept.'
const keptDetails = 'What you filled in earlier in this visit is kept.'

type Page = Awaited<ReturnType<typeof loadPage>>

/** In the popup of the castle: everything but the defaults. */
async function chooseInPopup() {
  rememberContact()
  const page = await loadPage('/inflatable/castle')
  const popup = await openPopup(page)
  await page.user.click(popup.getByRole('radio', { name: /within a 1 hour window/ }))
  await page.user.clear(popup.getByLabelText('Deliver at'))
  await page.user.type(popup.getByLabelText('Deliver at'), '15:30')
  await page.user.click(popup.getByRole('radio', { name: 'Credit Card' }))
  await page.user.click(popup.getByRole('checkbox', { name: 'Damage Waiver' }))
  return page
}

/** The day is chosen already. */
async function reopenPopup({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: 'Book Now' }))
  return within(await screen.findByRole('dialog', { name: /^Book / }))
}

function expectChosen(popup: Awaited<ReturnType<typeof reopenPopup>>) {
  expect(popup.getByRole('radio', { name: /within a 1 hour window/ })).toBeChecked()
  expect(popup.getByLabelText('Deliver at')).toHaveValue('15:30')
  expect(popup.getByRole('radio', { name: 'Credit Card' })).toBeChecked()
  expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).not.toBeChecked()
  expect(popup.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
}

describe("an item's popup", () => {
  test('a reload keeps its choices, and says so', async () => {
    const page = await chooseInPopup()
    expect(screen.queryByText(keptChoices)).not.toBeInTheDocument()
    const popup = await reopenPopup(await page.reload())
    expectChosen(popup)
    expect(popup.getByText(keptChoices)).toBeVisible()
  })

  test('another item in between keeps day and choices; that one starts by itself', async () => {
    const page = await chooseInPopup()
    await page.router.navigate('/inflatable/slide')
    await screen.findByRole('heading', { level: 1, name: 'Blue Slide' })
    await chooseDay(page)
    const other = await reopenPopup(page)
    expect(other.getByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
    expect(other.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
    expect(screen.queryByText(keptChoices)).not.toBeInTheDocument()
    await page.router.navigate('/inflatable/castle')
    await screen.findByRole('heading', { level: 1, name: 'Sunny Castle' })
    expectChosen(await reopenPopup(page))
  })

  test('once it is booked, the next one starts anew', async () => {
    const page = await chooseInPopup()
    await page.user.click(screen.getByRole('button', { name: /^Pay \d+ cents$/ }))
    const done = await screen.findByRole('dialog', { name: 'Your Booking is Completed !' })
    await page.user.click(within(done).getByRole('button', { name: 'Explore More' }))
    await page.router.navigate('/inflatable/castle')
    const popup = await openPopup(page)
    expect(popup.getByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
    expect(popup.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
    expect(popup.queryByText(keptChoices)).not.toBeInTheDocument()
  })
})

describe('the checkout', () => {
  test('says that an earlier form is kept, once there is one', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    await page.user.type(field('First Name'), 'Ada')
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    page.leave()
    await visit('/checkout')
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
    expect(screen.getByText(keptDetails)).toBeVisible()
  })

  test('an address that was confirmed has its delivery fee again after a reload', async () => {
    fillCart(['castle', ['2027-06-12']])
    const address = '3 Main St, Freeport, IL'
    rememberContact({ address })
    saveEventPlace({ address, city: 'Freeport', state: 'IL' })
    await loadPage('/checkout')
    await waitFor(() =>
      expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({
        'Delivery FeeFreeport': '$18.60',
      }),
    )
    expect(office.distancesAsked).toEqual([address])
  })

  test('an address that was only begun is asked of nobody', async () => {
    fillCart(['castle', ['2027-06-12']])
    rememberContact({ address: '3 Main St, Freeport, IL' })
    await loadPage('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(office.distancesAsked).toEqual([])
  })

  test('where only choices are kept, it promises no filled fields', async () => {
    fillCart(['castle', ['2027-06-12']])
    saveDraft({ ...emptyOrderForm, insurance: false })
    await visit('/checkout')
    expect(await screen.findByText(keptChoices)).toBeVisible()
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
  })

  test("an item's choices are none of the cart's, and the other way round", async () => {
    await chooseInPopup().then(({ leave }) => leave())
    fillCart(['castle', ['2027-06-12']])
    await visit('/checkout')
    expect(await screen.findByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
    expect(field('First Name')).toHaveValue('Maria')
  })
})

test("an item's own form says that who books is kept", async () => {
  await loadPage('/inflatable/castle').then(async ({ leave }) => {
    await screen.findByRole('heading', { name: 'Book just this one' })
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    leave()
  })
  saveDraft(checkoutForm())
  await loadPage('/inflatable/castle')
  // The estimate takes the address over first.
  await screen.findByText(/^With delivery/)
  expect(screen.getByText(keptDetails)).toBeVisible()
})

describe('who uses the tab next', () => {
  const address = '12 Oak St, Rockford, IL 61101'
  const kept = () => Object.values(sessionStorage).join(' ')

  beforeEach(() => {
    rememberContact({ address, promoCode: 'BetterStay15' })
    saveEventPlace({ address, city: 'Rockford', state: 'IL' })
  })

  function expectCleared() {
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Phone Number'])
      expect(field(label)).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Delivery Address' })).toHaveValue('')
    expect(field('First Name')).toHaveFocus()
    expect(screen.queryByText(keptDetails)).not.toBeInTheDocument()
    for (const word of ['Maria', 'Jensen', '555-0100', 'example.com', 'Oak St'])
      expect(kept()).not.toContain(word)
  }

  test('clears the checkout of who was there before; the cart stays', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    expect(kept()).toContain('Oak St')
    await page.user.click(await screen.findByRole('button', { name: 'Not you? Clear' }))
    expectCleared()
    expect(field('Promo Code')).toHaveValue('')
    expect(kept()).toContain('castle')
  })

  test("clears an item's form of who was there before; the chosen day stays", async () => {
    const page = await loadPage('/inflatable/castle')
    await chooseDay(page)
    await page.user.click(screen.getByRole('button', { name: 'Not you? Clear' }))
    expectCleared()
    expect(screen.getByText(/Only need Sunny Castle on .*12/)).toBeVisible()
  })
})
