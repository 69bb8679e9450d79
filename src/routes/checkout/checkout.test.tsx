// The checkout's summary and form, and its one button at a time.
import '#test/stand-ins/order-mocks'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { fillInSilently } from '#test/stand-ins/silent-autofill'
import { checkOut, continued, field, fillCart, finalButton, rowsOf } from '#test/stand-ins/visitor'
import { loadCardForm } from '~/components/payment/CardPayment'
import { saveEventPlace } from '~/lib/storage/event-place'

openBackend()

const rows = () => Object.fromEntries(rowsOf('Your booking'))
const finalButtons = () =>
  screen
    .queryAllByRole('button', { name: /^(Continue|Book Now|Request Book Now)$/ })
    .map((button) => button.textContent)

test('the browser can fill in who books and where, and email, phone and address say what they are for', async () => {
  await checkOut({ address: '' })
  for (const [label, autocomplete, reason] of [
    ['First Name', 'given-name', ''],
    ['Last Name', 'family-name', ''],
    ['Email Address', 'email', "We'll email your confirmation here."],
    ['Phone Number', 'tel', 'So our driver can reach you that day.'],
    // 'street-address' is for a field of several lines.
    [
      'Delivery Address',
      'address-line1',
      'Street, city, state. We deliver in parts of Illinois and Wisconsin.',
    ],
  ] as const) {
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete)
    expect(field(label)).toHaveAccessibleDescription(reason)
  }
})

test('what a browser fills in without an event is checked, priced and booked', async () => {
  const empty = { name: '', lastName: '', email: '', phone: '', address: '' }
  const { user } = await checkOut(empty)
  await user.click(screen.getByRole('button', { name: 'Have a promo code?' }))
  fillInSilently('First Name', 'Maria')
  fillInSilently('Last Name', 'Jensen')
  fillInSilently('Email Address', 'maria@example.com')
  fillInSilently('Phone Number', '(815) 555-0100')
  fillInSilently('Delivery Address', '12 Oak St, Rockford, IL 61101')
  fillInSilently('Promo Code', 'betterbounce10')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await finalButton()
  expect(rows()).toMatchObject({ 'Promo Code10% off the rent': '-$18.50' })
  await user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(bookings()).toMatchObject([
    {
      name: 'Maria',
      lastName: 'Jensen',
      email: 'maria@example.com',
      phone: '(815) 555-0100',
      address: '12 Oak St, Rockford, IL 61101',
    },
  ])
})

test.each([
  [
    'Damage Waiver',
    [
      '$16.65',
      '9% of the rent',
      'non-refundable',
      'not liability insurance',
      'theft, vandalism, silly string, misuse, abuse or missing equipment',
    ],
  ],
  ['Insurance Certificate', ['$45.00', 'parks, schools']],
])('the %s says what it costs, and what it is and is not', async (name, words) => {
  await checkOut()
  const choice = screen.getByRole('checkbox', { name })
  for (const each of words)
    expect(choice).toHaveAccessibleDescription(expect.stringContaining(each))
})

describe('the summary', () => {
  test('lists the rental with its days, every charge and the total', async () => {
    await checkOut()
    expect(rows()).toMatchObject({
      'Sunny CastleSat, Jun 12, 2027': '$185.00',
      'Delivery Fee12 Oak St · Rockford, Illinois · 61101': '$30.00',
      'TaxIllinois 8.75%': '$16.19',
      'With delivery & tax': '$231.19',
      'Damage WaiverOptional, 9% of the rent': '$16.65',
      'Insurance CertificateOptional': '$45.00',
      'Delivery timeAny time': '$0.00',
      Total: '$292.84',
    })
    expect(screen.getByRole('region', { name: 'Good to know' })).toHaveTextContent(
      'Please pay in our office by Wednesday, June 2, 10am.',
    )
  })

  test('follows the choices: waiver, insurance, time window and promo code', async () => {
    const { user } = await checkOut()
    const said = screen.getByText('Total: $292.84')
    expect(said).toHaveRole('status')
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(rows()).toMatchObject({ 'Damage WaiverNot chosen': '$0.00', Total: '$276.19' })
    expect(said).toHaveTextContent('Total: $276.19')
    const certificate = screen.getByRole('checkbox', { name: 'Insurance Certificate' })
    await user.click(certificate)
    expect(rows()).toMatchObject({ 'Insurance CertificateNot chosen': '$0.00', Total: '$231.19' })
    expect(screen.queryByLabelText('Deliver at')).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /2 hours or more/ }))
    expect(field('Deliver at')).toHaveValue('')
    expect(rows()).toMatchObject({
      'Delivery timeWindow of 2 hours or more': '$50.00',
      Total: '$281.19',
    })

    expect(screen.queryByLabelText('Promo Code')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Have a promo code?' }))
    await user.type(field('Promo Code'), 'spring')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const unknown = "That promo code isn't valid."
    expect(screen.getByText(unknown)).toBeVisible()
    expect(field('Promo Code')).toBeInvalid()
    expect(field('Promo Code')).toHaveAccessibleDescription(unknown)
    expect(rows()).toMatchObject({ Total: '$281.19' })
    await user.clear(field('Promo Code'))
    await user.click(field('Promo Code'))
    await user.paste('BETTERBOUNCE10')
    await user.keyboard('{Enter}')
    expect(field('Promo Code')).toBeValid()
    // 185 x 90% = 166.50; tax 14.56875; 30 + 50
    expect(rows()).toMatchObject({
      'Promo Code10% off the rent': '-$18.50',
      'With delivery & taxAfter 10% off the rent': '$211.07',
      Total: '$261.07',
    })
    expect(screen.getByText('10% off the rent.')).toBeVisible()
  })

  test('a deposit shows as a part of the total, also on the button that opens the summary on a phone', async () => {
    const { user } = await checkOut({ method: 'Credit Card' })
    await user.click(screen.getByRole('checkbox', { name: /Pay a \$100 deposit today/ }))
    expect(rowsOf('Your booking').slice(-3)).toEqual([
      ['Total', '$292.84'],
      ['Pay today', '$100.00'],
      ['Pay laterBefore delivery on Sat, Jun 12', '$192.84'],
    ])
    const opener = screen.getByRole('button', { name: /^\$292\.84/ })
    expect(opener).toHaveTextContent('Total · pay $100 today: show your booking')
    await user.click(screen.getByRole('checkbox', { name: /Pay a \$100 deposit today/ }))
    expect(rowsOf('Your booking').at(-1)).toEqual(['Total', '$292.84'])
    expect(opener).toHaveTextContent(/Total with options: show your booking$/)
  })

  test('has no fee for an address that contradicts the chosen town, until one is chosen for it', async () => {
    saveEventPlace({ town: 'Loves Park', state: 'IL', address: '' })
    const { user } = await checkOut({ address: '' })
    expect(rows()).toMatchObject({ 'Delivery FeeLoves Park, Illinois': '$30.00' })
    await user.click(field('Delivery Address'))
    await user.paste('100 State St 53511')
    expect(rows()).toMatchObject({ 'Delivery FeeOnce we know your town': '—' })
    await user.tab()
    await user.click(await screen.findByRole('button', { name: 'Loves Park, Illinois' }))
    expect(rows()).toMatchObject({ 'Delivery Fee100 State St · Loves Park, Illinois': '$30.00' })
    expect(field('Delivery Address')).toHaveValue('100 State St, Loves Park, IL')
  })

  test('outside of the flat-fee towns, asks for the distance once the address is left', async () => {
    const { user } = await checkOut({ address: '' })
    expect(rows()).toMatchObject({
      'Delivery FeeOnce we know your town': '—',
      'TaxOnce we know your town': '—',
      'Total before delivery & tax': '$246.65',
    })
    await user.click(field('Delivery Address'))
    await user.paste('3 Main St, Freeport, IL')
    expect(rows()).toMatchObject({
      'Delivery Fee3 Main St · Freeport, Illinois · $1.50 a mile, once we know the distance': '—',
      'TaxIllinois 8.75%': '$16.19',
    })
    await user.tab()
    await waitFor(() =>
      expect(rows()).toMatchObject({ 'Delivery Fee3 Main St · Freeport, Illinois': '$18.60' }),
    )
    expect(rows()).toMatchObject({ Total: '$281.44' })
    expect(backend.distancesAsked).toEqual(['3 Main St, Freeport, IL'])
  })
})

test('the card form is on its way as soon as a card is chosen, and not before', async () => {
  const { user } = await checkOut()
  expect(loadCardForm).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: 'Credit Card' }))
  expect(loadCardForm).toHaveBeenCalledOnce()
})

describe('the one final button', () => {
  test('is Continue, and Book Now once everything holds; Enter in a field checks, and never books', async () => {
    await checkOut()
    expect(finalButtons()).toEqual(['Continue'])
    // jsdom's Enter ignores a button outside of its form's element.
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your order' })
    const pressEnter = () => act(() => form.requestSubmit())
    pressEnter()
    await screen.findByRole('button', { name: 'Book Now' })
    expect(finalButtons()).toEqual(['Book Now'])
    pressEnter()
    await waitFor(() => expect(finalButtons()).toHaveLength(1))
    expect(backend.commits).toEqual([])
  })

  test('is Continue again when a checked field changes, and when that is undone, as the steps above say', async () => {
    const { user } = await continued()
    const step = () => screen.getByRole('listitem', { current: 'step' })
    expect(step()).toHaveTextContent('3Book')
    await user.click(screen.getByRole('checkbox', { name: 'Damage Waiver' }))
    expect(finalButtons()).toEqual(['Book Now'])
    await user.type(field('First Name'), 'x')
    expect(finalButtons()).toEqual(['Continue'])
    expect(step()).toHaveTextContent('2Details')
    expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    await user.keyboard('{Backspace}')
    expect(finalButtons()).toEqual(['Continue'])
  })
})

describe('a cart that is too large for one booking', () => {
  const apart = (count: number) =>
    Array.from({ length: count }, (_, index): [string, string[]] => [
      'castle',
      [`2027-06-${String(2 + index * 2).padStart(2, '0')}`],
    ])

  test('is named above the form, before anything is typed', async () => {
    fillCart(...apart(9))
    await checkOut()
    const notice = screen.getByText(/^You can book up to 8 rentals online at once/)
    expect(notice.compareDocumentPosition(field('First Name'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('is not named while it fits', async () => {
    fillCart(...apart(8))
    await checkOut()
    expect(screen.queryByText(/^You can book up to/)).not.toBeInTheDocument()
  })
})
