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
const estimate = () => screen.getByRole('region', { name: 'Estimate' })
const options = () => screen.getByRole('region', { name: 'Options' })
const says = (text: string) => waitFor(() => expect(estimate()).toHaveTextContent(text))
const rows = (region: string) => Object.fromEntries(rowsOf(region)) as Record<string, string>
/** In the line of the total. */
const withAll = 'Includes delivery and tax.'
const bothOn =
  'Damage waiver ($16.65) and insurance certificate ($45.00) are included and optional.'
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
  test("a town gives the whole cost of a day at once, and of the chosen one later, also in a phone's bar", async () => {
    const report = stubViewport()
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    expect(estimate()).not.toHaveTextContent('Total')
    await user.selectOptions(where, 'Rockford')
    // 185 + 16.19 tax + 30 delivery + 16.65 waiver + 45 certificate
    await says(`Total for one day$292.84${withAll}${bothOn}`)
    await user.click(await screen.findByRole('button', { name: june12 }))
    expect(within(estimate()).getAllByRole('status')[0]).toHaveTextContent(`Total$292.84${withAll}`)
    report(false)
    const bar = screen.getByText('Sat, Jun 12 is available').closest('p')
    expect(bar).toHaveTextContent('$215 delivered to Rockford')
    await user.selectOptions(where, 'Another address in Illinois')
    await says(`Total before delivery$262.84Includes tax. Delivery is $1.50 a mile.${bothOn}`)
    expect(backend.distancesAsked).toEqual([])
  })

  test('both protections are named with their price, and can be turned off', async () => {
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    const waiver = within(options()).getByRole('checkbox', { name: 'With damage waiver' })
    const certificate = within(options()).getByRole('checkbox', {
      name: 'With insurance certificate',
    })
    // Before a place is chosen, too.
    expect(waiver).toHaveAccessibleDescription('$16.65')
    expect(certificate).toHaveAccessibleDescription(/^\$45\.00 For parks, schools,/)
    await user.selectOptions(where, 'Rockford')
    await user.click(certificate)
    await says(`$247.84${withAll}Damage waiver ($16.65) is included and optional.`)
    await user.click(waiver)
    expect(waiver).toHaveAccessibleDescription('$16.65')
    await says(`$231.19${withAll}Damage waiver and insurance certificate are left out.`)
    expect(loadDraft()).toMatchObject({ damageWaiver: false, insurance: false })

    await user.click(screen.getByRole('button', { name: 'Put both back' }))
    await says(`$292.84${withAll}${bothOn}`)
    expect(waiver).toBeChecked()
    // It is the same button, which keeps the focus.
    const takeOff = screen.getByRole('button', { name: 'Take both off, save $61.65' })
    expect(takeOff).toHaveFocus()
    await user.keyboard('{Enter}')
    await says('$231.19')
    expect(certificate).not.toBeChecked()
  })

  test('beside a cart, it says what the item adds; all of the new cart stands beneath, row by row', async () => {
    fillCart(['chairs', ['2027-06-12']])
    const { user } = await loadPage('/inflatable/castle')
    await user.selectOptions(await town(), 'Wisconsin')
    // 185 + 11.57 tax + 16.65 waiver: the delivery and the certificate are in the cart already.
    await says('This adds for one day+$213.22New cart total $309.95. Includes delivery and tax.')
    // 9% of the whole cart's rent, 186.50, and what it pays once.
    const choice = (name: string) => within(options()).getByRole('checkbox', { name })
    expect(choice('With damage waiver')).toHaveAccessibleDescription('$16.79')
    expect(choice('With insurance certificate')).toHaveAccessibleDescription(
      /^\$45\.00 Charged once per order\./,
    )
    await user.click(within(estimate()).getByRole('button', { name: 'Price details' }))
    const parts = screen.getByRole('dialog', { name: 'Price details' })
    expect(parts).toHaveTextContent('Delivery Fee$50.00')
    expect(parts).toHaveTextContent('TaxWisconsin 6.25%$11.66')
    expect(parts).toHaveTextContent('Delivery is charged once per order.')
    await user.click(within(parts).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Price details' })).toHaveFocus())
  })

  test('beside a cart that cannot be read, the total is of this rental alone', async () => {
    fillCart(['castle', ['2027-06-12'], 3], ['chairs', ['2027-06-12']])
    backend.beforeRead = (path) => {
      if (path.startsWith('extras/')) throw new Error('down')
    }
    const { user } = await loadPage('/inflatable/castle?date=2027-06-12')
    await user.selectOptions(await town(), 'Rockford')
    await says(`Total$292.84For this item alone. ${withAll}`)
  })

  test('a confirmed address has its fee by distance, is in the form of the page, and stays over a reload', async () => {
    const page = await loadPage('/inflatable/castle')
    await (await openAddress(page)).give('3 Main St, Freeport, IL')
    // 12.4 miles
    await says(`Total for one day$281.44${withAll}`)
    expect(backend.distancesAsked).toEqual(['3 Main St, Freeport, IL'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await town()).toHaveDisplayValue('3 Main St, Freeport, IL')
    await waitFor(() =>
      expect(screen.getByLabelText('Delivery Address')).toHaveValue('3 Main St, Freeport, IL'),
    )
    const again = await page.reload()
    await says(`Total for one day$281.44${withAll}`)

    backend.distance = { ok: false, reason: 'down' }
    await (await openAddress(again)).give('5 Main St, Freeport, IL')
    await says("We can't calculate delivery there right now. Check the address, or call us.")
    await says('Total for one day before delivery')
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
    await user.click(screen.getByRole('checkbox', { name: 'With insurance certificate' }))
    const inCart = rows('Summary')
    expect(inCart).toMatchObject({
      'Sunny CastleSat, Jun 12, 2027': '$185.00',
      'Blue SlideSat, Jun 12, 2027': '$149.99',
      'Delivery FeeMachesney Park': '$30.00',
      'TaxIllinois 8.75%': '$29.31',
      'Damage WaiverOptional, 9% of the rent': '$30.15',
      Total: '$424.45',
    })
    await router.navigate('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(rows('Your booking')).toEqual(inCart)
    expect(field('Delivery Address')).toHaveValue('')

    // The address itself then decides.
    await user.click(field('Delivery Address'))
    await user.paste('5 Lake St, Beloit, WI')
    await user.tab()
    expect(rows('Your booking')).toMatchObject({ 'Delivery FeeBeloit': '$50.00' })
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    const atCheckout = rows('Your booking')
    await router.navigate('/cart')
    expect(await town()).toHaveDisplayValue('5 Lake St, Beloit, WI')
    expect(rows('Summary')).toEqual(atCheckout)
  })

  test("the place follows a newer address of an item's own form, without a question", async () => {
    fillCart(['castle', ['2027-06-12']])
    saveEventPlace({ city: 'Rockford', state: 'IL', address: '' })
    saveDraft({ ...loadDraft(), address: '3 Main St, Freeport, IL' })
    await openCart()
    await waitFor(async () =>
      expect(await town()).toHaveDisplayValue('Another address in Illinois'),
    )
    expect(rows('Summary')).toHaveProperty('Total before delivery')
    expect(backend.distancesAsked).toEqual([])
  })
})
