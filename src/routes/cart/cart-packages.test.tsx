// Packages in the cart: they share units with their parts, and replace them where that costs less.
import '#test/stand-ins/order-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { continued, fillCart, openCart, rowsOf, storedCart } from '#test/stand-ins/visitor'

openBackend()

const castle = inflatable({ name: 'Sunny Castle', capacity: 2 })
const chairs = extra({ priceCents: 1_50, capacity: 60 })
const bundle = inflatable({
  id: 'party',
  name: 'Party Package',
  categories: ['packages'],
  priceCents: 199_50,
  capacity: 2,
  parts: [
    { ...castle, quantity: 1 },
    { ...chairs, quantity: 20 },
  ],
})

beforeEach(() => {
  backend.items = [...backend.items.filter(({ id }) => id === 'slide'), castle, chairs, bundle]
})

test('a package names its parts in the cart and in the confirmation', async () => {
  fillCart(['party', ['2027-06-12']])
  await openCart()
  expect(screen.getByText('Includes Sunny Castle and Folding Chairs × 20')).toBeVisible()
  const { user } = await continued()
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(
    'Party Package, Sat, Jun 12, 2027. Includes Sunny Castle and Folding Chairs × 20',
  )
})

describe('a cart with the parts of a package', () => {
  const offer = () => screen.findByRole('button', { name: 'Switch and save $15.50' })

  test('is offered the package that costs less; one press switches, and Undo takes it back', async () => {
    fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']], ['chairs', ['2027-06-12'], 30])
    const { user } = await openCart()
    const before = storedCart()
    expect((await offer()).closest('[role=status]')).toHaveTextContent(
      'Your cart has everything in Party PackageSat, Jun 12, 2027',
    )
    await user.click(await offer())
    expect(screen.queryByText(/^Your cart has everything/)).not.toBeInTheDocument()
    expect(storedCart()).toEqual([
      { inflatableID: 'slide', dates: ['06/12/2027'] },
      { inflatableID: 'chairs', dates: ['06/12/2027'], quantity: 10 },
      { inflatableID: 'party', dates: ['06/12/2027'] },
    ])
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$364.49'])
    const title = screen.getByRole('heading', { level: 1, name: 'Your cart' })
    await waitFor(() => expect(title).toHaveFocus())
    const message = screen.getByText('Switched to Party Package, Sat, Jun 12, 2027')
    expect(message.closest('output')).toHaveRole('status')

    await user.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(storedCart()).toEqual(before)
    expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$379.99'])
    screen.getByText('Switched back from Party Package, Sat, Jun 12, 2027')
    const castle = await screen.findByRole('button', {
      name: 'Remove Sunny Castle, Sat, Jun 12, 2027',
    })
    await waitFor(() => expect(castle).toHaveFocus())
    expect(await offer()).toBeVisible()
  })

  test('takes no second package for the second press of a double click', async () => {
    fillCart(['castle', ['2027-06-12'], 2], ['chairs', ['2027-06-12'], 40])
    await openCart()
    fireEvent.click(await offer(), { detail: 1 })
    fireEvent.click(await offer(), { detail: 2 })
    expect(storedCart()).toContainEqual({ inflatableID: 'party', dates: ['06/12/2027'] })
  })
})

test('a single rental reads no list of packages; the cart shows without them where they cannot be read', async () => {
  const reads: string[] = []
  backend.beforeRead = (path) => {
    reads.push(path)
    if (path === 'extras') throw new Error('down')
  }
  fillCart(['castle', ['2027-06-12']])
  await openCart()
  expect(reads).not.toContain('extras')
  fillCart(['castle', ['2027-06-12']], ['chairs', ['2027-06-12'], 20])
  await openCart()
  expect(reads).toContain('extras')
  expect(screen.queryByText(/^Your cart has everything/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Check Out' })).not.toEqual([])
})
