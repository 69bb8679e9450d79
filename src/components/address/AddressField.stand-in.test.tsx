// Apart from the other tests of the field: here the settings name a script to load instead of Google's.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AddressField } from './AddressField'

vi.mock('~/settings/part-settings', () => ({
  fullConfig: { mapsKey: 'demo', mapsStandIn: '/local/maps.js' },
}))

test('M17a: with the maps stand-in blocked, the field is a plain one and says so', async () => {
  const changed = vi.fn()
  render(
    <AddressField
      label="Delivery Address"
      name="address"
      value=""
      onChange={changed}
      onCoordinates={() => {}}
    />,
  )
  const script = () => document.querySelector('script[src="/local/maps.js"]')
  expect(script()).toBeNull()
  const field = screen.getByLabelText('Delivery Address')
  await userEvent.click(field)
  await waitFor(() => expect(script()).not.toBeNull())
  fireEvent.error(script() ?? document)
  expect(await screen.findByText(/No suggestions just now/)).toBeVisible()
  await userEvent.type(field, '2')
  expect(field).toHaveFocus()
  expect(changed).toHaveBeenLastCalledWith('2')
})
