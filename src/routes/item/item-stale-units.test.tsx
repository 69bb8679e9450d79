// A day of which some units are taken on paper only.
import '~/../test/visit/order-mocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { leftBehind, office } from '~/../test/visit/office'
import { installItemScreens, openItem, pick, press, saturday } from '~/../test/visit/item-screens'
import { loadCart } from '~/lib/cart/store'

installModalDialogs()
installItemScreens()

test('wanting more than is free gives the units of a deleted booking', async () => {
  leftBehind('chairs', '2027-06-12', 0)
  leftBehind('chairs', '2027-06-12', 1)
  const probed: string[] = []
  office.beforeRead = (path) => {
    if (path.startsWith('orphans/')) probed.push(path)
  }
  await openItem('/extra/chairs')
  await pick(`${saturday}, free`)
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3')
  expect(probed).toEqual([])
  await press('One more, Quantity')
  await waitFor(() => expect(quantity).toHaveValue(4))
  expect(screen.queryByText(/You can't add more than/)).not.toBeInTheDocument()
  await press('Add To Cart')
  expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 4 }])
})
