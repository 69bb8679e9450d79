// What prevents a booking at the checkout, and what the visitor can do then.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import {
  checkOut,
  continued,
  field,
  fillCart,
  finalButton,
  rowsOf,
  visit,
} from '#test/stand-ins/visitor'

openBackend()

const press = (name: string) => screen.getByRole('button', { name })
const phone = '(815) 555-0142'
const rows = () => Object.fromEntries(rowsOf('Your booking'))
const outOfArea = 'Unfornately, delivery to that area is not currently available :('

/** Presses Continue and waits for the message that comes of it. */
async function refused({ user }: Awaited<ReturnType<typeof checkOut>>) {
  await user.click(press('Continue'))
  const alert = await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: /Book Now/ })).not.toBeInTheDocument()
  expect(backend.commits).toEqual([])
  return alert
}

describe('a missing required field', () => {
  const required = [
    ['Delivery Address', 'Address is required.'],
    ['First Name', 'Name is required.'],
    ['Last Name', 'Last Name is required.'],
    ['Email Address', 'Email is required.'],
    ['Phone Number', 'Phone number is required.'],
    ['I accept the rules and restrictions', 'Agreed Terms & Conditions is required.'],
  ] as const

  test('is listed beneath the form in the specified order and at each field; the first wrong field has the focus', async () => {
    fillCart(['castle', ['2027-06-12']])
    const page = await visit('/checkout')
    await screen.findByRole('button', { name: 'Continue' })
    for (const [label] of required) expect(field(label)).toBeRequired()
    const alert = await refused(page)
    const links = within(alert).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(required.map(([, message]) => message))
    // The address is first in the list, the name on the page.
    await waitFor(() => expect(field('First Name')).toHaveFocus())
    expect(
      field('First Name').compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    for (const [label, message] of required) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
      await page.user.click(within(alert).getByRole('link', { name: message }))
      await waitFor(() => expect(field(label)).toHaveFocus())
    }
  })

  test('shows at a field as soon as the visitor leaves it', async () => {
    const { user } = await checkOut({ name: '' })
    await user.click(field('First Name'))
    await user.tab()
    await waitFor(() => expect(field('First Name')).toHaveAccessibleDescription(/^Name is req/))
    // Nothing is listed before Continue, and a corrected field is no error any more.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(field('First Name'), 'M')
    expect(field('First Name')).toBeValid()
  })
})

test("an email that the card's provider refuses is a error of its field, and nothing is booked", async () => {
  const { user } = await checkOut({ method: 'Credit Card', email: 'ada@refused.test' })
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: /^Pay / }))
  const words = 'Please enter an email like name@example.com.'
  await waitFor(() => expect(field('Email Address')).toHaveFocus())
  expect(field('Email Address')).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect([backend.commits, backend.charges]).toEqual([[], []])
  await user.clear(field('Email Address'))
  await user.type(field('Email Address'), 'ada@example.com')
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: /^Pay / }))
  await screen.findByRole('dialog', { name: 'Your Booking is Completed !' })
})

describe('the delivery address', () => {
  test('an address out of area is refused in the specified words on leaving it and by Continue, beside all else that is wrong', async () => {
    const { user } = await checkOut({ address: '7 Hill St, Dubuque, IA', phone: '' })
    const address = field('Delivery Address')
    await user.click(address)
    await user.tab()
    expect(await screen.findByRole('alert')).toHaveTextContent(outOfArea)
    await user.click(press('Continue'))
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
    const [area, list] = screen.getAllByRole('alert')
    expect(area).toHaveTextContent(phone)
    expect(list).toHaveTextContent(/^Phone number is required\.$/)
    await waitFor(() => expect(field('Phone Number')).toHaveFocus())
    expect(address).toBeInvalid()
    expect(address).toHaveAccessibleDescription(
      expect.stringContaining('We only deliver in Illinois and Wisconsin.'),
    )
    expect(rows()).toMatchObject({
      "Delivery FeeWe don't deliver there": '—',
      "TaxWe don't deliver there": '—',
    })
    // The notice disappears while the address differs, and returns without taking the focus.
    await user.click(address)
    await user.keyboard('x')
    expect(address).toBeValid()
    expect(screen.getAllByRole('alert')).toEqual([list])
    await user.keyboard('{Backspace}')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    await waitFor(() => expect(address).toHaveFocus())
    expect(backend.commits).toEqual([])

    await user.clear(address)
    await user.paste('2114 Harlem Blvd, Rockford, IL')
    await user.type(field('Phone Number'), '8155550123')
    await user.click(press('Continue'))
    await finalButton()
  })

  test('the same address can be requested in request mode', async () => {
    backend.requestMode = true
    await continued({ address: '7 Hill St, Galena, IA' }, 'Request Book Now')
    expect(backend.distancesAsked).toEqual(['7 Hill St, Galena, IA'])
  })

  test('a distance service that is down blocks Continue, and never makes the fee 0', async () => {
    backend.distance = { ok: false, reason: 'down' }
    const page = await checkOut({ address: '3 Lost St, Freeport, IL' })
    expect(rows()).toHaveProperty([
      'Delivery Fee3 Lost St · Freeport, Illinois · $1.50 a mile, once we know the distance',
    ])
    await page.user.click(field('Delivery Address'))
    await page.user.tab()
    await waitFor(() =>
      expect(rows()).toMatchObject({
        "Delivery Fee3 Lost St · Freeport, Illinois · We can't calculate delivery right now": '—',
        'Total before delivery': '$262.84',
      }),
    )
    const alert = await refused(page)
    expect(alert).toHaveTextContent("We can't calculate the delivery fee right now.")
    expect(alert).toHaveTextContent(phone)
    backend.distance = { ok: true, data: 12.4 }
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Book Now' })
    expect(rows()).toMatchObject({ Total: '$281.44' })
  })
})

describe('the cart', () => {
  const sat = '2027-06-12'
  const tooMany = (of: number) => `You can't add more than ${of} inflatables for the same dates`
  const carts: [string, Parameters<typeof fillCart>, (string | RegExp)[]][] = [
    ['more than there are', [['castle', [sat], 4]], [`Sunny Castle.*${tooMany(3)}`]],
    ['what is gone', [['gone', [sat]]], ['A rental, .*Please remove it.']],
  ]
  test.each(carts)('%s: says so before anything is booked', async (_, cartLines, words) => {
    fillCart(['castle', ['2027-06-19']], ...cartLines)
    const { user } = await checkOut()
    const region = screen.getByRole('region', { name: 'Rentals to change' })
    const notices = within(region).getAllByText(/not in the total/)
    expect(notices).toHaveLength(words.length)
    for (const each of words) expect(region).toHaveTextContent(new RegExp(each))
    expect(rows()).toMatchObject({ Total: '$292.84' })
    await user.click(press('Continue'))
    await waitFor(() => expect(region).toHaveFocus())
    expect(screen.queryByRole('button', { name: /Book Now|^Pay / })).not.toBeInTheDocument()
    const [change] = within(region).getAllByRole('link', { name: 'Change your cart' })
    expect(change).toHaveAttribute('href', '/cart')
    await user.click(within(region).getAllByRole('button', { name: /^Remove/ })[0] ?? region)
    expect(region).not.toBeInTheDocument()
    await user.click(press('Continue'))
    expect(await screen.findByRole('button', { name: 'Book Now' })).toBeVisible()
  })
})

describe('the database', () => {
  test('is down at Continue: the form says so and stays; nothing is booked', async () => {
    const page = await checkOut({ name: 'Ada' })
    backend.reachable = false
    const alert = await refused(page)
    expect(alert).toHaveTextContent('Nothing is booked yet.')
    expect(alert).toHaveTextContent(phone)
    expect(field('First Name')).toHaveValue('Ada')
    backend.reachable = true
    backend.checked = false
    await page.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await page.user.click(await finalButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We can't check dates right now, so nothing is booked.",
    )
    expect(backend.commits).toEqual([])
  })
})
