// The cart's screen while another tab of the visit changes the cart.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { changeElsewhere } from '#test/stand-ins/other-tab'
import { entryOf, fillCart, openCart, rowsOf, storedCart } from '#test/stand-ins/visitor'
import { keepMyBooking } from '~/lib/storage/my-bookings'

openBackend()
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => screen.queryByRole('dialog', { name: 'Change the day' })

beforeEach(() => {
  const tower = inflatable({ id: 'tower', name: 'Tall Tower', priceCents: 175_00 })
  const slide = inflatable({ id: 'slide', name: 'Blue Slide', categories: ['slides'] })
  backend.items = [inflatable({ name: 'Sunny Castle' }), tower, slide, extra()]
})

test('a rental that another tab adds shows once it is read, and never as one that is gone', async () => {
  fillCart(['castle', ['2027-06-12']])
  await openCart()
  const { opened, open } = gate()
  backend.beforeRead = async (path) => {
    if (path.includes('slide')) await opened
  }
  await changeElsewhere(['castle', '06/12/2027'], ['slide', '06/12/2027'])
  expect(screen.queryByText('A rental we no longer offer')).not.toBeInTheDocument()
  expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$185.00'])
  open()
  await entryOf('Blue Slide')
  expect(rowsOf('Summary')).toContainEqual(['Rent before delivery & tax', '$370.00'])
})

test('the dialog for a new day stays with its rental', async () => {
  fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']], ['tower', ['2027-06-12']])
  const { user } = await openCart()
  await user.click(await button('Change day of Blue Slide, Sat, Jun 12, 2027'))
  const sunday = await within(dialog() ?? document.body).findByRole('button', {
    name: 'Sunday, June 20, 2027, available',
  })
  await changeElsewhere(['slide', '06/12/2027'], ['tower', '06/12/2027'])
  await user.click(sunday)
  await user.click(await button('Move to Sun, Jun 20, 2027'))
  expect(storedCart()).toEqual([
    { inflatableID: 'slide', dates: ['06/20/2027'] },
    { inflatableID: 'tower', dates: ['06/12/2027'] },
  ])
})

test('the dialog closes when another tab removes its rental, and stays closed', async () => {
  fillCart(['castle', ['2027-06-12']], ['slide', ['2027-06-12']])
  const { user } = await openCart()
  await user.click(await button('Change day of Sunny Castle, Sat, Jun 12, 2027'))
  await changeElsewhere(['slide', '06/12/2027'])
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  await changeElsewhere(['slide', '06/12/2027'], ['castle', '06/12/2027'])
  await entryOf('Sunny Castle')
  expect(dialog()).not.toBeInTheDocument()
})

test('an order in another tab empties the cart, which leads to what was booked', async () => {
  fillCart(['castle', ['2027-06-12']])
  await openCart()
  keepMyBooking('abcdefghij0123456789', [
    { itemId: 'castle', name: 'Sunny Castle', days: [day('2027-06-12')] },
  ])
  await changeElsewhere()
  expect(await screen.findByText(/^Your shopping cart is empty/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/booking')
})
