// A day of which some units are taken on paper only.
import '~/../test/visit/item-database'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import {
  booked,
  installItemScreens,
  openItem,
  pick,
  press,
  saturday,
  take,
} from '~/../test/visit/item-screens'
import { loadCart } from '~/lib/cart/store'
import { deleteFreed, findFreed } from '~/lib/db/days/allocations'

installModalDialogs()
installItemScreens()

test('wanting more than is free gives the units of a deleted booking', async () => {
  take('chairs', booked('chairs', '2027-06-12'), booked('chairs', '2027-06-12', 1))
  vi.mocked(findFreed).mockResolvedValue(['chairs_2027-06-12_0', 'chairs_2027-06-12_1'])
  vi.mocked(deleteFreed).mockImplementation(async () => take('chairs'))
  openItem('/extra/chairs')
  await pick(`${saturday}, free`)
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3')
  expect(findFreed).not.toHaveBeenCalled()
  await press('One more, Quantity')
  await waitFor(() => expect(quantity).toHaveValue(4))
  expect(screen.queryByText(/You can't add more than/)).not.toBeInTheDocument()
  await press('Add To Cart')
  expect(loadCart()).toEqual([{ itemId: 'chairs', days: ['2027-06-12'], quantity: 4 }])
})
