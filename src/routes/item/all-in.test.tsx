// The whole cost on an item's page and in the cart, and how the checkout starts from it.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { stubViewport } from '#test/stand-ins/viewport'
import { field, fillCart, openCart, rowsOf } from '#test/stand-ins/visitor'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import { saveEventPlace } from '~/lib/storage/event-place'

openBackend()

const town = () => screen.findByRole('combobox', { name: 'Where is your event?' })
const panel = () => screen.getByRole('region', { name: 'Booking' })
const says = (text: string) => waitFor(() => expect(panel()).toHaveTextContent(text))
const rows = (region: string) => Object.fromEntries(rowsOf(region)) as Record<string, string>
const june12 = /^Saturday, June 12, 2027/

type Page = Awaited<ReturnType<typeof loadPage>>

async function openAddress({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: /(Change|an) address( instead)?$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where is your event?' }))
  const input = dialog.getByLabelText('Event address')
  async function give(address: string) {
    await user.clear(input)
    await user.click(input)
    if (address !== '') await user.paste(address)
    await user.click(dialog.getByRole('button', { name: 'Use this address' }))
  }
  return { input, give }
}

describe("on an item's page", () => {
  test("the town gives the all-in amount of a day at once, and of the chosen one later, also in a phone's bar", async () => {
    const report = stubViewport()
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    expect(panel()).toHaveTextContent('$185 per dayUSD+ delivery & tax')
    const day = await screen.findByRole('button', { name: june12 })
    // A screen reader says what changes in a region that it knows.
    const known = screen.getAllByRole('status')
    const saying = (text: string) => known.filter((region) => region.textContent.includes(text))
    await user.selectOptions(where, 'Rockford')
    await waitFor(() => expect(saying('$231.19 with delivery & tax')).toHaveLength(1))
    await user.click(day)
    await says(
      '$231.19 with delivery & tax$185.00 rent + $30.00 delivery + $16.19 tax. Your cart adds optional protection.',
    )
    expect(saying('$231.19 with delivery & tax')).toHaveLength(1)
    report(false)
    const bar = screen.getByText('Sat, Jun 12 is available').closest('p')
    expect(bar).toHaveTextContent('$231.19 with delivery & tax')
    await user.selectOptions(where, 'Another address in Illinois')
    await says(
      '$201.19 with tax + $1.50 a mile$185.00 rent + $16.19 tax. Your cart adds optional protection.',
    )
    expect(backend.distancesAsked).toEqual([])
  })

  test('the dialog after Add To Cart says what the order costs, and what the cart adds to it', async () => {
    const { user } = await loadPage('/inflatable/castle?date=2027-06-12')
    await user.selectOptions(await town(), 'Rockford')
    await user.click(await screen.findByRole('button', { name: 'Add To Cart' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        "Your order: $231.19 with delivery & tax.Damage WaiverOptional, 9% of the rent$16.65Insurance CertificateOptional$45.00Total in your cart$292.84Remove what you don't need in your cart or at checkout.",
      ),
    )
  })

  test('without a town it says how to see the rest, and it has no options', async () => {
    await loadPage('/inflatable/castle?date=2027-06-12')
    await says('$185.00 + delivery & taxChoose your town to see delivery and tax.')
    expect(panel()).not.toHaveTextContent(/waiver|certificate|Total/i)
  })

  test('beside a cart, it says what the item adds, and what the order is then', async () => {
    fillCart(['chairs', ['2027-06-12']])
    saveDraft({ ...loadDraft(), promoCode: 'betterbounce10' })
    const { user } = await loadPage('/inflatable/castle?date=2027-06-12')
    await user.selectOptions(await town(), 'Wisconsin')
    // 166.50 + 10.41 tax: the delivery is in the order already. Of 186.50: 167.85 + 10.49 + 50.
    await says(
      'Adds $176.91 to your order$166.50 rent + $10.41 tax. Your order is then $228.34 with delivery & tax.',
    )
  })

  test("beside a cart that cannot be read, the delivery counts as the cart's", async () => {
    fillCart(['castle', ['2027-06-12'], 3], ['chairs', ['2027-06-12']])
    backend.beforeRead = (path) => {
      if (path === 'extras') throw new Error('down')
    }
    const { user } = await loadPage('/inflatable/castle?date=2027-06-19')
    await user.selectOptions(await town(), 'Rockford')
    await says('Adds $201.19 to your order$185.00 rent + $16.19 tax.')
    expect(panel()).not.toHaveTextContent('Your order is then')
  })

  test('a confirmed address has its fee by distance, is in the form of the page, and stays over a reload', async () => {
    const page = await loadPage('/inflatable/castle')
    await (await openAddress(page)).give('3 Main St, Freeport, IL')
    // 12.4 miles
    await says('$219.79 with delivery & tax')
    expect(backend.distancesAsked).toEqual(['3 Main St, Freeport, IL'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await town()).toHaveDisplayValue('3 Main St, Freeport, IL')
    await waitFor(() =>
      expect(screen.getByLabelText('Delivery Address')).toHaveValue('3 Main St, Freeport, IL'),
    )
    const again = await page.reload()
    await says('$219.79 with delivery & tax')

    backend.distance = { ok: false, reason: 'down' }
    await (await openAddress(again)).give('5 Main St, Freeport, IL')
    await says('$201.19 with tax + delivery')
    await again.user.click(await screen.findByRole('button', { name: june12 }))
    await says("We can't calculate delivery there right now. Check the address, or call us.")
  })

  test('another town takes an address elsewhere out of the form of the page, and says so', async () => {
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    await user.click(screen.getByLabelText('Delivery Address'))
    await user.paste('100 State St, Chicago, IL 60601')
    await user.selectOptions(where, 'Rockford')
    expect(screen.getByLabelText('Delivery Address')).toHaveValue('')
    await says('We removed your address in Chicago from the order.')
  })

  test('an address without a delivery fee is refused, and says why', async () => {
    const { input, give } = await openAddress(await loadPage('/inflatable/castle'))
    for (const [address, why] of [
      ['', 'Address is required.'],
      ['3 Main St', "What's the city and state? Please enter it as street, city, state."],
      ['500 Locust St, Des Moines, IA 50309', 'We only deliver in Illinois and Wisconsin.'],
    ] as const) {
      await give(address)
      await waitFor(() => expect(input).toHaveFocus())
      expect(input).toHaveAccessibleDescription(expect.stringContaining(why))
    }
    expect(backend.distancesAsked).toEqual([])
    expect(sessionStorage.getItem('eventPlace')).toBeNull()
  })
})

describe('in the cart', () => {
  test('place and protections are those of the checkout, both ways, with the same rows and total', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user, router } = await openCart()
    await user.selectOptions(await town(), 'Machesney Park')
    await user.click(screen.getByRole('button', { name: 'Remove insurance certificate' }))
    // It stays and keeps the focus.
    expect(screen.getByRole('button', { name: 'Add insurance certificate' })).toHaveFocus()
    const inCart = rowsOf('Summary').map(([label = '', amount]) => [
      label.replace(/(With it|Parties at home).*$/, ''),
      amount,
    ])
    expect(Object.fromEntries(inCart)).toMatchObject({
      Rent: '$334.99',
      'Delivery FeeMachesney Park, Illinois': '$30.00',
      'TaxIllinois 8.75%': '$29.31',
      'Damage WaiverOptional, 9% of the rent': '$30.15',
      'With delivery & tax': '$394.30',
      Total: '$424.45',
    })
    await router.navigate('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    // The checkout lists the rentals instead of their rent.
    expect(rowsOf('Your booking').slice(2)).toEqual(inCart.slice(1))
    expect(field('Delivery Address')).toHaveValue('')

    // The address itself then decides.
    await user.click(field('Delivery Address'))
    await user.paste('5 Lake St, Beloit, WI')
    await user.tab()
    expect(rows('Your booking')).toMatchObject({
      'Delivery Fee5 Lake St · Beloit, Wisconsin': '$50.00',
    })
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    const atCheckout = rows('Your booking')['Total']
    await router.navigate('/cart')
    expect(await town()).toHaveDisplayValue('5 Lake St, Beloit, WI')
    expect(rows('Summary')['Total']).toBe(atCheckout)
  })

  test("the place follows a newer address of an item's own form, without a question", async () => {
    fillCart(['castle', ['2027-06-12']])
    saveEventPlace({ town: 'Rockford', state: 'IL', address: '' })
    saveDraft({ ...loadDraft(), address: '3 Main St, Freeport, IL' })
    await openCart()
    await waitFor(async () =>
      expect(await town()).toHaveDisplayValue('Another address in Illinois'),
    )
    expect(rows('Summary')).toHaveProperty('Total + $1.50 a mile')
    expect(backend.distancesAsked).toEqual([])
  })
})
