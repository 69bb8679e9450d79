import '~/../test/visit/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { bookings, office, openOffice, takenByAnother } from '~/../test/visit/office'
import { inflatable } from '~/../test/items'
import { checkOut, continued, field, fillCart, rowsOf, visit } from '~/../test/visit/visitor'

installModalDialogs()
openOffice()

const press = (name: string) => screen.getByRole('button', { name })
const phone = '(815) 555-0142'

/** Presses Continue and waits for the message that comes of it. */
async function refused({ user }: Awaited<ReturnType<typeof checkOut>>) {
  await user.click(press('Continue'))
  const alert = await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: /Book Now/ })).not.toBeInTheDocument()
  expect(office.commits).toEqual([])
  expect(office.mails).toEqual([])
  return alert
}

describe('what is required', () => {
  const required = [
    ['Delivery Address', 'Address is required.'],
    ['First Name', 'Name is required.'],
    ['Last Name', 'Last Name is required.'],
    ['Email Address', 'Email is required.'],
    ['Phone Number', 'Phone number is required.'],
    ['I accept the rules and restrictions', 'Agreed Terms & Conditions is required.'],
  ] as const

  async function refusedEmpty() {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    return { ...page, alert: await refused(page) }
  }

  test('is listed beneath the form in the specified order, and the first wrong field has the focus', async () => {
    const { alert } = await refusedEmpty()
    const links = within(alert).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(required.map(([, message]) => message))
    await waitFor(() => expect(field('Delivery Address')).toHaveFocus())
    expect(
      field('First Name').compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })

  test('is told at a field as soon as that is left', async () => {
    const { user } = await checkOut({ name: '' })
    await user.click(field('First Name'))
    await user.tab()
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription(/^Name is req/))
    // Nothing is listed before Continue, and what is corrected is no problem any more.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(field('First Name'), 'Maria')
    expect(field('First Name')).toBeValid()
  })

  test('is said at each field, and each line of the list leads there', async () => {
    const { alert, user } = await refusedEmpty()
    for (const [label, message] of required) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
      await user.click(within(alert).getByRole('link', { name: message }))
      expect(field(label)).toHaveFocus()
    }
  })

  test('is asked for one by one as it is missing', async () => {
    const page = await checkOut({ phone: '', terms: false })
    const links = within(await refused(page)).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Phone number is required.',
      'Agreed Terms & Conditions is required.',
    ])
    await page.user.type(field('Phone Number'), '555 0101')
    await page.user.click(screen.getByRole('checkbox', { name: /I accept the/ }))
    await page.user.click(press('Continue'))
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible()
    expect(field('Phone Number')).toBeValid()
  })
})

describe('where it goes', () => {
  test('M11a: an address out of area is refused in the specified words, and nothing is booked', async () => {
    const page = await checkOut({ address: '7 Hill St, Dubuque, IA' })
    const alert = await refused(page)
    expect(alert).toHaveTextContent(
      'Unfornately, delivery to that area is not currently available :(',
    )
    expect(alert).toHaveTextContent(phone)
    expect(field('Delivery Address')).toHaveAccessibleDescription(
      expect.stringContaining('We deliver in Illinois and Wisconsin only.'),
    )
    expect(field('Delivery Address')).toHaveValue('7 Hill St, Dubuque, IA')
    expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({
      'Delivery FeeNo delivery to this address': '—',
      'TaxNo delivery to this address': '—',
    })
    expect(field('Delivery Address')).toHaveFocus()
  })

  test('M11a: is told as soon as the address field is left, and goes once it is corrected', async () => {
    const { user } = await checkOut({ address: '' })
    await user.type(field('Delivery Address'), '7 Hill St, Dubuque, IA')
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unfornately, delivery to that area is not currently available :(',
    )
    await user.clear(field('Delivery Address'))
    await user.type(field('Delivery Address'), '12 Oak St, Rockford, IL 61101')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('M11a: is told together with all else that is wrong, and at the field', async () => {
    const page = await checkOut({ address: '7 Hill St, Dubuque, IA', phone: '' })
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    const [area, list] = await screen.findAllByRole('alert')
    expect(area).toHaveTextContent(
      'Unfornately, delivery to that area is not currently available :(',
    )
    expect(list).toHaveTextContent(/^Phone number is required\.$/)
    expect(field('Delivery Address')).toBeInvalid()
    await page.user.type(field('Delivery Address'), ' 52001')
    expect(field('Delivery Address')).toBeValid()
    expect(screen.getAllByRole('alert')).toEqual([list])
  })

  test('with another problem in request mode, the area is none', async () => {
    office.requestMode = true
    const alert = await refused(await checkOut({ address: '7 Hill St, Dubuque, IA', phone: '' }))
    expect(within(alert).getAllByRole('link')).toHaveLength(1)
  })

  test('the same address can be requested in request mode', async () => {
    office.requestMode = true
    await continued({ address: '7 Hill St, Galena, IA' }, 'Request Book Now')
    expect(office.distancesAsked).toEqual(['7 Hill St, Galena, IA'])
  })

  test('a fee that could not be looked up is no longer promised for later', async () => {
    office.distance = { ok: false, reason: 'down' }
    const { user } = await checkOut({ address: '' })
    await user.type(field('Delivery Address'), '3 Lost St, Freeport, IL')
    await user.tab()
    await waitFor(() =>
      expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({
        "Delivery FeeWe can't work out delivery right now": '—',
        'TaxIllinois 8.75%': '$16.19',
      }),
    )
  })

  test.each(['down', 'slow', 'nonsense'] as const)(
    'a distance service that is %s blocks Continue, and never makes the fee 0',
    async (reason) => {
      office.distance = { ok: false, reason }
      const page = await checkOut({ address: `3 ${reason} St, Freeport, IL` })
      const alert = await refused(page)
      expect(alert).toHaveTextContent("We can't work out the delivery fee right now.")
      expect(alert).toHaveTextContent(phone)
      expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({
        "Delivery FeeWe can't work out delivery right now": '—',
        'Total so far': '$262.84',
      })

      office.distance = { ok: true, data: 12.4 }
      await page.user.click(within(alert).getByRole('button', { name: 'Try again' }))
      await screen.findByRole('button', { name: 'Book Now' })
      expect(Object.fromEntries(rowsOf('Your booking'))).toMatchObject({ Total: '$281.44' })
    },
  )
})

describe('what is in the cart', () => {
  test('M12a: an empty cart shows its notice and nothing to book with', async () => {
    await visit('/checkout')
    await screen.findByText(
      'Your shopping cart is empty at the moment. Please consider adding products.',
    )
    expect(screen.getByRole('link', { name: 'Browse Rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals',
    )
    expect(screen.queryByRole('button', { name: /Continue|Book Now/ })).not.toBeInTheDocument()
  })

  test('M12a: a cart that was emptied in the meantime books what was shown, and never fees alone', async () => {
    const { user } = await continued()
    sessionStorage.removeItem('cart')
    await user.click(press('Book Now'))
    await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
    expect(bookings()).toMatchObject([
      { inflatables: [{ inflatableID: 'castle' }], balances: { rent: 185 } },
    ])
  })

  test.each([
    ['has no readable price', [inflatable({ name: 'Sunny Castle', priceCents: null })]],
    ['is gone', []],
  ])('an item that %s is for the telephone', async (_, items) => {
    office.items = items
    const alert = await refused(await checkOut())
    expect(alert).toHaveTextContent(/(Sunny Castle|no longer offered) can't be booked online/)
    expect(within(alert).getByRole('link', { name: 'Change your cart' })).toHaveAttribute(
      'href',
      '/cart',
    )
  })

  test('more lines than one booking holds are told so', async () => {
    fillCart([
      'castle',
      ['05', '07', '09', '11', '13', '15', '17', '19', '21'].map((d) => `2027-06-${d}`),
    ])
    expect(await refused(await checkOut())).toHaveTextContent('up to 8 lines')
  })
})

describe('the database', () => {
  test('down at load: says so, and tries again', async () => {
    office.reachable = false
    fillCart(['castle', ['2027-06-12']])
    const { user } = await visit('/checkout')
    expect(await screen.findByRole('alert')).toHaveTextContent(phone)
    office.reachable = true
    await user.click(press('Try again'))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  })

  test('down at Continue: says so beside the form, which keeps what was typed', async () => {
    const page = await checkOut({ name: 'Ada' })
    office.reachable = false
    const alert = await refused(page)
    expect(alert).toHaveTextContent('Nothing is booked yet.')
    expect(alert).toHaveTextContent(phone)
    expect(field('First Name')).toHaveValue('Ada')
    office.reachable = true
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible()
  })

  test('without a word on where taken days come from: dates can not be checked, nothing is booked', async () => {
    const { user } = await continued()
    office.checked = false
    await user.click(press('Book Now'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Dates can't be checked right now, so nothing is booked.",
    )
    expect(screen.getByRole('alert')).toHaveTextContent(phone)
    expect(office.commits).toEqual([])
  })

  test('with the day gone: names the item and the day, and the way on', async () => {
    fillCart(['slide', ['2027-06-12', '2027-06-13']])
    const { user } = await continued()
    takenByAnother('slide', '2027-06-13', 0)
    await user.click(press('Book Now'))
    const words = 'Blue Slide is no longer free on Sunday, June 13, 2027.'
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change your cart' })).toBeVisible()
    expect(office.commits).toEqual([])
  })
})
