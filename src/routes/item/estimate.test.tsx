// What it costs in the end, told on an item's page and in the cart, and how the checkout starts from it.
import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { inflatable } from '~/../test/items'
import { office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { field, fillCart, openCart, rowsOf } from '~/../test/visit/visitor'
import { saveEventPlace } from '~/lib/order-form/event-place'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'

openOffice()
installModalDialogs()

const town = () => screen.findByRole('combobox', { name: 'Where is your event?' })
const estimate = () => screen.getByRole('region', { name: 'Estimate' })
const says = (text: string) => waitFor(() => expect(estimate()).toHaveTextContent(text))
const rows = (region: string) => Object.fromEntries(rowsOf(region)) as Record<string, string>
/** In the line of the total. */
const withAll = 'With delivery, tax, damage waiver, and insurance certificate'
const june12 = /^Saturday, June 12, 2027/

type Page = Awaited<ReturnType<typeof loadPage>>

async function giveAddress({ user }: Page, address: string) {
  await user.click(await screen.findByRole('button', { name: 'Enter the address instead' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where is your event?' }))
  const input = dialog.getByLabelText('Address of the event')
  await user.clear(input)
  await user.click(input)
  await user.paste(address)
  await user.click(dialog.getByRole('button', { name: 'Use this address' }))
  return dialog
}

describe("on an item's page", () => {
  test('an address that was typed for an order says where it is, before any town is chosen', async () => {
    office.items = [inflatable()]
    saveDraft({ ...loadDraft(), address: '307 Salem St, Rockton, IL 61072' })
    await loadPage('/inflatable/castle')
    expect(await town()).toHaveDisplayValue('Rockton')
    await says(`Total for one day`)
  })

  test('a town gives the whole cost of a day at once, and of the chosen one later', async () => {
    office.items = [inflatable()]
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    expect(
      within(where)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Choose a town',
      'Cherry Valley',
      'Durand',
      'Loves Park',
      'Machesney Park',
      'Pecatonica',
      'Rockford',
      'Rockton',
      'Roscoe',
      'Seward',
      'Shirland',
      'South Beloit',
      'Winnebago',
      'Another address in Illinois',
      'Wisconsin',
    ])
    expect(estimate()).not.toHaveTextContent('Total')
    await user.selectOptions(where, 'Rockford')
    // 185 + 16.19 tax + 30 delivery + 16.65 waiver + 45 certificate
    await says(`Total for one day$292.84${withAll}`)
    await user.click(await screen.findByRole('button', { name: june12 }))
    expect(within(estimate()).getByRole('status')).toHaveTextContent(
      new RegExp(`^Total\\$292.84${withAll}$`),
    )
    expect(office.distancesAsked).toEqual([])
  })

  test('elsewhere in Illinois it is a total so far, and nobody is asked for the distance', async () => {
    office.items = [inflatable()]
    const { user } = await loadPage('/inflatable/castle')
    await user.selectOptions(await town(), 'Another address in Illinois')
    await says(
      'Total for one day so far$262.84With tax, damage waiver, and insurance certificate. Delivery is $1.50 a mile.',
    )
    expect(office.distancesAsked).toEqual([])
  })

  test('a confirmed address is asked about, is in the form of the page, and stays over a reload', async () => {
    office.items = [inflatable()]
    const page = await loadPage('/inflatable/castle')
    await giveAddress(page, '3 Main St, Freeport, IL')
    // 12.4 miles
    await says(`Total for one day$281.44${withAll}`)
    expect(office.distancesAsked).toEqual(['3 Main St, Freeport, IL'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await town()).toHaveDisplayValue('3 Main St, Freeport, IL')
    await waitFor(() =>
      expect(screen.getByLabelText('Delivery Address')).toHaveValue('3 Main St, Freeport, IL'),
    )
    await page.reload()
    await town()
    await says(`Total for one day$281.44${withAll}`)
  })

  test('an address that is given up for another town is so in the form of the page', async () => {
    office.items = [inflatable()]
    const { user } = await loadPage('/inflatable/castle')
    const where = await town()
    await user.type(screen.getByLabelText('Delivery Address'), '100 State St, Chicago, IL 60601')
    await user.selectOptions(where, 'Rockford')
    expect(screen.getByLabelText('Delivery Address')).toHaveValue('')
    await says('Your address in Chicago is no longer in the order.')
  })

  test.each([
    ['', 'Address is required.'],
    ['3 Main St', 'Which city and state? Write the address as street, city, state.'],
    ['500 Locust St, Des Moines, IA 50309', 'We deliver in Illinois and Wisconsin only.'],
  ])('an address that can not be told of is not taken: %s', async (address, why) => {
    office.items = [inflatable()]
    const page = await loadPage('/inflatable/castle')
    await page.user.click(await screen.findByRole('button', { name: 'Enter the address instead' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where is your event?' }))
    const input = dialog.getByLabelText('Address of the event')
    if (address !== '') {
      await page.user.click(input)
      await page.user.paste(address)
    }
    await page.user.click(dialog.getByRole('button', { name: 'Use this address' }))
    expect(input).toHaveFocus()
    expect(input).toHaveAccessibleDescription(expect.stringContaining(why))
    expect(office.distancesAsked).toEqual([])
    expect(sessionStorage.getItem('eventPlace')).toBeNull()
  })

  test('where the distance can not be told, it stays a total so far', async () => {
    office.items = [inflatable()]
    office.distance = { ok: false, reason: 'down' }
    await giveAddress(await loadPage('/inflatable/castle'), '3 Main St, Freeport, IL')
    await waitFor(() => expect(office.distancesAsked).toHaveLength(1))
    await says("We can't work out delivery there right now: check the address, or call us.")
    await says('Total for one day so far')
  })

  test('a wedding item has none before the cart, which is where its price shows', async () => {
    office.items = [inflatable({ name: 'Wedding Arch' })]
    await loadPage('/inflatable/castle')
    await screen.findByRole('button', { name: june12 })
    expect(screen.queryByRole('combobox', { name: 'Where is your event?' })).not.toBeInTheDocument()
  })
})

describe('in the cart', () => {
  test('the same choice gives the rows and the total of the checkout, which starts from it', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user, router } = await openCart()
    await user.selectOptions(await town(), 'Machesney Park')
    const told = rows('Summary')
    expect(told).toMatchObject({
      'Sunny CastleSat, Jun 12, 2027': '$185.00',
      'Blue SlideSat, Jun 12, 2027': '$149.99',
      'Delivery FeeMachesney Park': '$30.00',
      'TaxIllinois 8.75%': '$29.31',
      'Damage Waiver9% of the rent': '$30.15',
      Total: '$469.45',
    })
    await router.navigate('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    expect(rows('Your booking')).toEqual(told)
    expect(field('Delivery Address')).toHaveValue('')

    // The address itself then decides.
    await user.type(field('Delivery Address'), '5 Lake St, Beloit, WI')
    await user.tab()
    expect(rows('Your booking')).toMatchObject({ 'Delivery FeeBeloit': '$50.00' })
    await router.navigate('/cart')
    expect(await town()).toHaveDisplayValue('5 Lake St, Beloit, WI')
    expect(rows('Summary')).toMatchObject({ 'Delivery FeeBeloit': '$50.00' })
  })

  test('an address that was given is in the form of the checkout', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await openCart()
    await giveAddress(page, '1401 N 2nd St, Rockford, IL 61107')
    expect(rows('Summary')).toMatchObject({ 'Delivery FeeRockford': '$30.00', Total: '$292.84' })
    await page.router.navigate('/checkout')
    expect(await screen.findByLabelText('Delivery Address')).toHaveValue(
      '1401 N 2nd St, Rockford, IL 61107',
    )
    expect(rows('Your booking')).toMatchObject({ Total: '$292.84' })
  })

  test('the protections are those of the checkout, both ways', async () => {
    fillCart(['castle', ['2027-06-12']])
    const { user, router } = await openCart()
    await user.selectOptions(await town(), 'Rockford')
    await user.click(screen.getByRole('checkbox', { name: 'With Insurance Certificate' }))
    expect(rows('Summary')).toMatchObject({ Total: '$247.84' })
    await router.navigate('/checkout')
    const certificate = await screen.findByRole('checkbox', { name: 'Insurance Certificate' })
    expect(certificate).not.toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    await router.navigate('/cart')
    await town()
    expect(rows('Summary')).toMatchObject({ Total: '$231.19' })
  })

  test('a deposit that was chosen at the checkout leaves the whole total in the cart and at the item', async () => {
    fillCart(['castle', ['2027-06-12']])
    saveDraft({ ...loadDraft(), method: 'Credit Card', damageWaiver: false, depositOnly: true })
    const { user, router } = await openCart()
    await user.selectOptions(await town(), 'Rockford')
    expect(rows('Summary')).toMatchObject({ Total: '$276.19' })
    expect(rows('Summary')).not.toHaveProperty('Balance due later')
    await router.navigate('/inflatable/castle')
    await user.click(await screen.findByRole('button', { name: "What's included" }))
    expect(screen.getByRole('dialog', { name: "What's included" })).toHaveTextContent(
      'Total$276.19',
    )
  })

  test('a town that is chosen after an address elsewhere takes that out of the order, and says so', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await openCart()
    await giveAddress(page, '3 Main St, Freeport, IL')
    await page.user.selectOptions(await town(), 'Rockford')
    expect(screen.getByText('Your address in Freeport is no longer in the order.')).toBeVisible()
    const told = rows('Summary')
    expect(told).toMatchObject({ 'Delivery FeeRockford': '$30.00' })
    await page.router.navigate('/checkout')
    expect(await screen.findByLabelText('Delivery Address')).toHaveValue('')
    expect(rows('Your booking')).toEqual(told)
  })

  test('a town keeps an address that lies there, and one that nobody can read', async () => {
    fillCart(['castle', ['2027-06-12']])
    for (const address of ['5 Lake St, Rockford, IL', '5 Lake St']) {
      saveDraft({ ...loadDraft(), address })
      const { user, leave } = await openCart()
      await user.selectOptions(await town(), 'Rockford')
      expect(loadDraft().address).toBe(address)
      leave()
    }
  })

  test("the place follows an address that an item's own form has since, and nobody is asked about it", async () => {
    fillCart(['castle', ['2027-06-12']])
    saveEventPlace({ city: 'Rockford', state: 'IL', address: '' })
    saveDraft({ ...loadDraft(), address: '3 Main St, Freeport, IL' })
    await openCart()
    await waitFor(async () =>
      expect(await town()).toHaveDisplayValue('Another address in Illinois'),
    )
    expect(rows('Summary')).toHaveProperty('Total so far')
    expect(office.distancesAsked).toEqual([])
  })
})
