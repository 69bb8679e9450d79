import '#test/stand-ins/order-mocks'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gate, backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import { entryOf, fillCart, rowsOf, storedCart, visit } from '#test/stand-ins/visitor'

openBackend()

const remove = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })
const notice = () => screen.getByText(/your cart: /).closest('output')

test('an empty cart has its notice and the way to the rentals', async () => {
  await visit('/cart')
  await screen.findByText(
    'Your shopping cart is empty at the moment. Please consider adding products.',
  )
  const rentals = screen.getByRole('link', { name: 'Browse Rentals' })
  expect(rentals).toHaveAttribute('href', '/inflatables/all-rentals')
  expect(screen.queryByRole('link', { name: 'Check Out' })).not.toBeInTheDocument()
})

describe('a filled cart', () => {
  test('leads to what else is free on its day, unless it has several days', async () => {
    const another = () => screen.findByRole('link', { name: /^Add another rental/ })
    fillCart(['castle', ['2027-06-12']])
    await visit('/cart')
    expect(await another()).toHaveAttribute('href', '/inflatables/all-rentals?date=2027-06-12')
    expect(await another()).toHaveTextContent('Add another rental for Sat, Jun 12')
    cleanup()
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-14']])
    await visit('/cart')
    expect(await another()).toHaveAttribute('href', '/inflatables/all-rentals')
    expect(await screen.findByText('Your rentals are on different days')).toBeVisible()
  })

  test('adds up what each line costs before tax and delivery, and names it once', async () => {
    fillCart(
      ['castle', ['2027-06-12', '2027-06-13', '2027-06-15'], 2],
      ['chairs', ['2027-06-12'], 40],
    )
    await visit('/cart')
    const row = within(await entryOf('Sunny Castle'))
    const days = 'Sat, Jun 12, 2027 to Sun, Jun 13, 2027; Tue, Jun 15, 2027'
    expect(row.getByText(days)).toBeVisible()
    expect(row.getByText('3 days, 2 at $185')).toBeVisible()
    expect(row.getByText('$1,110.00')).toBeVisible()
    expect(rowsOf('Summary').slice(0, 2)).toEqual([
      ['Rent', '$1,170.00'],
      ['Delivery FeeOnce we know your town', '—'],
    ])
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$1,170.00'])
    expect(screen.getByRole('link', { name: 'Check Out' })).toHaveAttribute('href', '/checkout')
  })

  test('the trash icon removes its own line, of two with the same item', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']], ['castle', ['2027-06-19']])
    const { user } = await visit('/cart')
    await user.click(await remove('Sunny Castle, Sat, Jun 19, 2027'))
    expect(storedCart()).toEqual([
      { inflatableID: 'castle', dates: ['06/12/2027'] },
      { inflatableID: 'slide', dates: ['06/12/2027'] },
    ])
    expect(notice()).toHaveTextContent('Removed from your cart: Sunny Castle, Sat, Jun 19, 2027')
    // The pressed button has disappeared, so the cart's heading has the focus.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus(),
    )
    await user.click(await remove('Sunny Castle, Sat, Jun 12, 2027'))
    expect(storedCart()).toEqual([{ inflatableID: 'slide', dates: ['06/12/2027'] }])
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$149.99'])
  })

  test('a double click on a trash icon takes out one rental, not the next one too', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
    const { user } = await visit('/cart')
    await user.click(await remove('Sunny Castle, Sat, Jun 12, 2027'))
    fireEvent.click(await remove('Blue Slide, Sat, Jun 12, 2027'), { detail: 2 })
    expect(storedCart()).toEqual([{ inflatableID: 'slide', dates: ['06/12/2027'] }])
  })

  test('lets the quantity go up to the units that are free and not wanted by other lines', async () => {
    takenByAnother('chairs', '2027-06-12', 0)
    fillCart(['chairs', ['2027-06-12'], 57], ['chairs', ['2027-06-12', '2027-06-13']])
    const { user } = await visit('/cart')
    const quantity = await screen.findByRole('spinbutton', {
      name: 'Quantity of Folding Chairs, Sat, Jun 12, 2027',
    })
    await waitFor(() => expect(quantity).toHaveAttribute('aria-valuemax', '58'))
    const more = screen.getByRole('button', {
      name: 'One more, Quantity of Folding Chairs, Sat, Jun 12, 2027',
    })
    await user.click(more)
    await user.click(more)
    expect(storedCart()).toMatchObject([{ quantity: 58 }, { inflatableID: 'chairs' }])
    expect(quantity).toHaveAccessibleDescription(
      "You can't add more than 59 of these for the same dates. Folding Chairs: 59 of 60 are available on that day, 59 in your cart.",
    )
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$90.00'])
  })
})

describe('a removed line', () => {
  test('comes back by Undo with its days, quantity and place, and has the focus', async () => {
    fillCart(
      ['castle', ['2027-06-12']],
      ['chairs', ['2027-06-12', '2027-06-13'], 40],
      ['slide', ['2027-06-12']],
    )
    const { user } = await visit('/cart')
    const before = storedCart()
    const name = 'Folding Chairs, Sat, Jun 12, 2027 to Sun, Jun 13, 2027'
    await user.click(await remove(name))
    expect(screen.queryByRole('heading', { name: 'Folding Chairs' })).not.toBeInTheDocument()
    expect(notice()).toHaveRole('status')
    // The next stop from the heading, which has the focus.
    await user.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(storedCart()).toEqual(before)
    expect(notice()).toHaveTextContent('Back in your cart: Folding Chairs')
    const focused = await remove(name)
    await waitFor(() => expect(focused).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('comes back into a cart that was left empty', async () => {
    fillCart(['castle', ['2027-06-12']])
    const { user } = await visit('/cart')
    await user.click(await remove('Sunny Castle, Sat, Jun 12, 2027'))
    expect(screen.getByText(/^Your shopping cart is empty/)).toBeVisible()
    expect(sessionStorage.getItem('cart')).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const focused = await remove('Sunny Castle, Sat, Jun 12, 2027')
    await waitFor(() => expect(focused).toHaveFocus())
    expect(storedCart()).toEqual([{ inflatableID: 'castle', dates: ['06/12/2027'] }])
  })

  test('is no longer offered once the cart changed otherwise', async () => {
    fillCart(['castle', ['2027-06-12']], ['chairs', ['2027-06-12'], 4])
    const { user } = await visit('/cart')
    await user.click(await remove('Sunny Castle, Sat, Jun 12, 2027'))
    await user.click(screen.getByRole('button', { name: /^One more, Quantity of Folding Chairs/ }))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(storedCart()).toMatchObject([{ inflatableID: 'chairs', quantity: 5 }])
  })
})

test('shows before its days are known; when they are, nothing loses the focus', async () => {
  takenByAnother('slide', '2027-06-12', 0)
  const { opened, open } = gate()
  backend.beforeRead = (path) => (path === 'allocations' ? opened : undefined)
  fillCart(['slide', ['2027-06-12']])
  await visit('/cart')
  const trash = await remove('Blue Slide, Sat, Jun 12, 2027')
  trash.focus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('This Date Is Not Available')
  await waitFor(() => expect(trash).toHaveFocus())
})

test('where days cannot be checked, the cart shows and says so, and tries again', async () => {
  backend.checked = false
  fillCart(['castle', ['2027-06-12']])
  const { user } = await visit('/cart')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("We can't check dates right now")
  expect(alert).toHaveTextContent('(815) 555-0142')
  expect(await entryOf('Sunny Castle')).toBeVisible()

  backend.checked = true
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
