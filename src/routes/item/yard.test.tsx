// The yard that a visitor types on an item's page follows to the lists, the cart and our crew.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bookings } from '#test/stand-ins/backend'
import { installItemScreens, openItem } from '#test/stand-ins/item-screens'
import { continued, entryOf, fillCart, finalButton } from '#test/stand-ins/visitor'

installItemScreens()

const large = 'Needs more room than your yard, 9 × 9 ft.'

async function typeYard() {
  const fit = within(await screen.findByRole('region', { name: 'Will it fit?' }))
  await userEvent.type(fit.getByLabelText('Yard width in feet'), '9')
  await userEvent.type(fit.getByLabelText('Yard length in feet'), '9{Enter}')
  return fit
}

test('a typed yard is answered at once, filters the lists, and is named in the cart', async () => {
  fillCart(['castle', ['2027-06-12']])
  const router = await openItem('/inflatable/castle')
  const fit = await typeYard()
  expect(await fit.findByText(large)).toBeVisible()

  await router.navigate('/cart')
  await screen.findByRole('heading', { level: 1, name: 'Your cart' })
  expect(await entryOf('Rockford Castle')).toHaveTextContent(large)

  await router.navigate('/inflatables/bounce-houses')
  expect(await screen.findByLabelText('Yard width in feet')).toHaveValue('9')
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Rockford Castle' })).not.toBeInTheDocument(),
  )
  await userEvent.click(await screen.findByRole('link', { name: 'See all rentals' }))
  expect(await screen.findByRole('heading', { name: 'Rockford Castle' })).toBeVisible()
})

test('a typed yard is named before the final press, and is on the booking for our crew', async () => {
  await openItem('/inflatable/castle')
  await typeYard()
  const { user } = await continued({ floorType: 'grass' })
  expect(
    screen.getByText('Rockford Castle needs 18 × 18 ft, more than your yard, 9 × 9 ft.'),
  ).toBeVisible()
  await user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(bookings()).toMatchObject([{ crew: 'yard: 9 x 9' }])
})
