import '~/../test/visit/order-mocks'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, openOffice } from '~/../test/visit/office'
import { checkOut, continued, field, fillCart, rowsOf, visit } from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const rows = () => Object.fromEntries(rowsOf('Your booking'))
const amounts = () => rowsOf('Your booking').map(([, amount]) => amount)
const inCents = (amount = '') => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100)
const finalButtons = () =>
  screen.queryAllByRole('button', { name: /^(Continue|Book Now|Request Book Now)$/ })

describe('the summary', () => {
  test('lists the rental with its days, every charge and the total', async () => {
    await checkOut()
    expect(rowsOf('Your booking')).toEqual([
      ['Sunny CastleSat, Jun 12, 2027', '$185.00'],
      ['Damage Waiver9% of the rent', '$16.65'],
      ['Insurance Certificate', '$45.00'],
      ['Specific Time DeliveryNo Restriction', '$0.00'],
      ['Delivery FeeRockford', '$30.00'],
      ['TaxIllinois 8.75%', '$16.19'],
      ['Total', '$292.84'],
    ])
  })

  test('adds up to the cent with several rentals, a promo code and an exact time', async () => {
    fillCart(
      ['slide', ['2027-06-12', '2027-06-13']],
      ['chairs', ['2027-06-12'], 40],
      ['castle', ['2027-06-20']],
    )
    await checkOut({ promoCode: 'BetterStay15', timeWindow: 'exact' })
    const cents = amounts().map(inCents)
    expect(cents.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(cents.at(-1))
    // (2 x 149.99 + 40 x 1.50 + 185) x 85% = 463.233; tax 40.532625; waiver 41.6907; 30 + 125 + 45
    expect(rows()).toMatchObject({
      'Folding Chairs x 40Sat, Jun 12, 2027': '$60.00',
      'Blue SlideSat, Jun 12, 2027 to Sun, Jun 13, 2027': '$299.98',
      'Promo Code15% off the rent': '-$81.75',
      Total: '$745.45',
    })
  })

  test('follows the choices: waiver, insurance and time window', async () => {
    const { user } = await checkOut()
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(rows()).toMatchObject({ 'Damage WaiverNot chosen': '$0.00', Total: '$276.19' })
    await user.click(screen.getByRole('checkbox', { name: 'Insurance Certificate' }))
    expect(rows()).toMatchObject({ 'Insurance CertificateNot chosen': '$0.00', Total: '$231.19' })
    await user.click(screen.getByRole('radio', { name: /2 hours or greater window/ }))
    expect(rows()).toMatchObject({
      'Specific Time Delivery2 Hours Window Delivery': '$50.00',
      Total: '$281.19',
    })
  })

  test('has a row for the promo code only while a known one is typed', async () => {
    const { user } = await checkOut()
    await user.type(field('Promo Code'), 'summer')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const unknown = 'We don\'t know the code "summer".'
    expect(screen.getByText(unknown)).toBeVisible()
    expect(field('Promo Code')).toBeInvalid()
    expect(field('Promo Code')).toHaveAccessibleDescription(unknown)
    expect(rows()).toMatchObject({ Total: '$292.84' })
    await user.clear(field('Promo Code'))
    await user.type(field('Promo Code'), 'BETTERBOUNCE10{Enter}')
    expect(field('Promo Code')).toBeValid()
    // 185 x 90% = 166.50; tax 14.56875; waiver 14.985, up; 30 + 45
    expect(rows()).toMatchObject({ 'Promo Code10% off the rent': '-$18.50', Total: '$271.06' })
    expect(screen.getByText('10% off the rent.')).toBeVisible()
  })

  test('waits for the address with tax and delivery fee, and calls the total so far by that name', async () => {
    await checkOut({ address: '' })
    expect(rows()).toMatchObject({
      'Delivery FeeAfter your delivery address': '—',
      'TaxAfter your delivery address': '—',
      'Total so far': '$246.65',
    })
  })

  test('asks for the distance once the address is left, outside of the flat-fee towns', async () => {
    const { user } = await checkOut({ address: '' })
    await user.type(field('Delivery Address'), '3 Main St, Freeport, IL')
    expect(rows()).toMatchObject({
      'Delivery Fee$1.50 a mile, once the distance is known': '—',
      'TaxIllinois 8.75%': '$16.19',
    })
    await user.tab()
    await waitFor(() => expect(rows()).toMatchObject({ 'Delivery FeeFreeport': '$18.60' }))
    expect(rows()).toMatchObject({ Total: '$281.44' })
    expect(office.distancesAsked).toEqual(['3 Main St, Freeport, IL'])
  })

  test('M13a: in request mode, too, Wisconsin pays its own tax', async () => {
    office.requestMode = true
    await checkOut({ address: '5 Lake St, Beloit, WI' })
    expect(rows()).toMatchObject({
      'TaxWisconsin 6.25%': '$11.56',
      'Delivery FeeBeloit': '$50.00',
      Total: '$308.21',
    })
  })

  test('in request mode asks for the distance to other states, without tax', async () => {
    office.requestMode = true
    office.distance = { ok: true, data: 92.8 }
    const { user } = await checkOut({ address: '' })
    await user.type(field('Delivery Address'), '7 Hill St, Dubuque, IA')
    await user.tab()
    await waitFor(() => expect(rows()).toMatchObject({ 'Delivery FeeDubuque': '$139.20' }))
    expect(rows()).toMatchObject({ Tax: '$0.00', Total: '$385.85' })
  })
})

describe('the form', () => {
  test('starts with waiver and insurance on, concrete, no time and office payment', async () => {
    fillCart(['castle', ['2027-06-12']])
    await visit('/checkout')
    expect(await screen.findByRole('checkbox', { name: 'Damage Waiver' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Insurance Certificate' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Concrete / Asphalt' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'No restriction, no charge' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Pay in Office' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /I accept the/ })).not.toBeChecked()
    expect(screen.getByRole('link', { name: /^Read the rules and restrictions/ })).toHaveAttribute(
      'href',
      '/contract',
    )
  })

  test('asks for the time only with a time window, noon at first', async () => {
    const { user } = await checkOut()
    expect(screen.queryByLabelText('Deliver at')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /at an exact time/ }))
    expect(field('Deliver at')).toHaveValue('12:00')
    await user.click(screen.getByRole('radio', { name: 'No restriction, no charge' }))
    expect(screen.queryByLabelText('Deliver at')).not.toBeInTheDocument()
  })

  test('keeps a time that is not asked for now over Continue and a reload', async () => {
    const { user, leave } = await checkOut({ timeWindow: 'exact', specificTime: '15:30' })
    await user.click(screen.getByRole('radio', { name: 'No restriction, no charge' }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Book Now' })
    leave()
    const again = await visit('/checkout')
    await again.user.click(await screen.findByRole('radio', { name: /at an exact time/ }))
    expect(field('Deliver at')).toHaveValue('15:30')
  })

  test('keeps every field over a reload', async () => {
    fillCart(['castle', ['2027-06-12']])
    const { user, leave } = await visit('/checkout')
    await user.type(await screen.findByLabelText('First Name'), 'Ada')
    await user.type(field('Last Name'), 'Byron')
    await user.type(field('Email Address'), 'ada@example.com')
    await user.type(field('Phone Number'), '555 0101')
    await user.type(field('Delivery Address'), '9 Oak St, Roscoe, IL')
    await user.click(screen.getByRole('radio', { name: 'Indoor' }))
    await user.click(screen.getByRole('radio', { name: /1 hour window/ }))
    await user.clear(field('Deliver at'))
    await user.type(field('Deliver at'), '15:30')
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    await user.click(screen.getByRole('checkbox', { name: 'Insurance Certificate' }))
    await user.type(field('Promo Code'), 'betterstay15')
    await user.click(screen.getByRole('checkbox', { name: /I accept the/ }))
    leave()

    await visit('/checkout')
    expect(await screen.findByLabelText('First Name')).toHaveValue('Ada')
    expect(field('Last Name')).toHaveValue('Byron')
    expect(field('Email Address')).toHaveValue('ada@example.com')
    expect(field('Phone Number')).toHaveValue('555 0101')
    expect(field('Delivery Address')).toHaveValue('9 Oak St, Roscoe, IL')
    expect(screen.getByRole('radio', { name: 'Indoor' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /1 hour window/ })).toBeChecked()
    expect(field('Deliver at')).toHaveValue('15:30')
    expect(screen.getByRole('checkbox', { name: 'Damage Waiver' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Insurance Certificate' })).not.toBeChecked()
    expect(field('Promo Code')).toHaveValue('betterstay15')
    expect(screen.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
  })

  test('the notice about an address goes while that is changed, and comes back without the focus', async () => {
    const page = await checkOut({ address: '7 Hill St, Dubuque, IA' })
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('alert')
    await page.user.type(field('Delivery Address'), 'L')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await page.user.keyboard('{Backspace}')
    expect(screen.getByRole('alert')).toBeVisible()
    expect(field('Delivery Address')).toHaveFocus()
  })
})

describe('the one final button', () => {
  test('is Continue, and Book Now once everything holds', async () => {
    const { user } = await checkOut()
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Continue'])
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('button', { name: 'Book Now' })
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Book Now'])
    expect(office.commits).toEqual([])
  })

  test('is Request Book Now in request mode', async () => {
    office.requestMode = true
    await continued({}, 'Request Book Now')
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Request Book Now'])
  })

  test.each(['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Delivery Address'])(
    'is Continue again when %s changes, and when that is undone',
    async (label) => {
      const { user } = await continued()
      await user.type(field(label), 'x')
      expect(finalButtons().map((button) => button.textContent)).toEqual(['Continue'])
      await user.keyboard('{Backspace}')
      expect(finalButtons().map((button) => button.textContent)).toEqual(['Continue'])
    },
  )

  test('is Continue again when the rules are no longer accepted, and when that is undone', async () => {
    const { user } = await continued()
    const terms = screen.getByRole('checkbox', { name: /I accept the/ })
    await user.click(terms)
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Continue'])
    await user.click(terms)
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Continue'])
  })

  test('stays when a choice changes that the total already shows', async () => {
    const { user } = await continued()
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(finalButtons().map((button) => button.textContent)).toEqual(['Book Now'])
  })

  test('Enter in a field checks, and never books', async () => {
    await checkOut()
    // The simulated keyboard overlooks a button that stands outside of its form's element.
    const pressEnter = () => act(() => field('First Name').closest('form')?.requestSubmit())
    pressEnter()
    await screen.findByRole('button', { name: 'Book Now' })
    pressEnter()
    await waitFor(() => expect(finalButtons()).toHaveLength(1))
    expect(office.commits).toEqual([])
  })
})
