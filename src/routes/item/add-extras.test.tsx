// The extras in the dialog after Add To Cart.
import '#test/stand-ins/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick, press, saturday } from '#test/stand-ins/item-screens'
import { loadCart } from '~/lib/cart/store'

installItemScreens()

test('the dialog adds extras for the same day, as many as are free, each with one press', async () => {
  takenByAnother('chairs', '2027-06-12', 0)
  await openItem('/inflatable/castle')
  await pick(saturday)
  await press('Add To Cart')
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Folding Chairs' })
  expect(quantity).toHaveAttribute('aria-valuemax', '4')
  const add = screen.getByRole('button', { name: 'Add Folding Chairs' })
  await userEvent.click(quantity)
  await userEvent.keyboard('60')
  await userEvent.click(add)
  expect(screen.getByText(/^Nothing added yet\. You can't add more than 4 of these/)).toBeVisible()
  expect(loadCart()).toHaveLength(1)
  await userEvent.clear(quantity)
  await userEvent.paste('some')
  await userEvent.click(add)
  expect(screen.getByText(/^Nothing added yet\. Type a whole number/)).toBeVisible()
  expect(loadCart()).toHaveLength(1)
  await userEvent.clear(quantity)
  await userEvent.paste('3 chairs')
  await userEvent.click(add)
  expect(screen.getByText('Added to your cart: Folding Chairs × 3')).toHaveRole('status')
  await waitFor(() => expect(add).toHaveFocus())
  await userEvent.click(add)
  expect(loadCart()).toEqual([
    { itemId: 'castle', days: ['2027-06-12'], quantity: 1 },
    { itemId: 'chairs', days: ['2027-06-12'], quantity: 3 },
  ])
})

test('an extra says what it costs for all days', async () => {
  takenByAnother('chairs', '2027-06-12', 0)
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-13')
  await press('Add To Cart')
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Folding Chairs' })
  const row = quantity.closest('li')
  expect(row).toHaveTextContent('$2.50 per day, $5 for 2 days')
  await userEvent.click(quantity)
  await userEvent.keyboard('3')
  expect(row).toHaveTextContent('$2.50 each per day, $15 for 3 over 2 days')
})
