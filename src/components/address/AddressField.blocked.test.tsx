// Separate from the field's other tests, because the loader of Maps keeps its result as long as the page lives.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressField } from './AddressField'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function Form({ Field = AddressField }) {
  const [address, setAddress] = useState('')
  return (
    <Field
      label="Delivery Address"
      name="address"
      value={address}
      onChange={setAddress}
      onCoordinates={() => {}}
    />
  )
}

const mapsScript = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis"]')
const excuse = /No suggestions just now/

test('Maps is not loaded before somebody goes to the field', async () => {
  render(<Form />)
  expect(mapsScript()).toBeNull()
  await userEvent.click(screen.getByLabelText('Delivery Address'))
  await waitFor(() => expect(mapsScript()).not.toBeNull())
})

test('M17a: while the maps script takes too long, the field is a plain one and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(<Form />)
  const field = screen.getByLabelText('Delivery Address')
  await user.type(field, '2114 Harlem Blvd')
  expect(screen.queryByText(excuse)).not.toBeInTheDocument()
  await act(async () => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText(excuse)).toBeVisible()
  await user.type(field, ', Rockford, IL')
  expect(field).toHaveValue('2114 Harlem Blvd, Rockford, IL')
  expect(field).toHaveFocus()
})

test('M17a: with the maps script blocked, the field is a plain one and says so', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Form />)
  const field = screen.getByLabelText('Delivery Address')
  await userEvent.type(field, '2114 Harlem')
  // The loader tries four times.
  for (let attempt = 0, last: Element | null = null; attempt < 4; attempt++) {
    await waitFor(() => expect(mapsScript()).not.toBe(last))
    last = mapsScript()
    fireEvent.error(last ?? document)
  }
  expect(await screen.findByText(excuse)).toBeVisible()
  await userEvent.type(field, ' Blvd')
  expect(field).toHaveValue('2114 Harlem Blvd')
  // The loader's own complaints about the blocked script, and nothing else.
  const complaints = complained.mock.calls.splice(0)
  expect(complaints).toHaveLength(3)
  for (const [text] of complaints) expect(text).toMatch(/^Failed to load Google Maps script/)
})

test('M17a: with the maps stand-in blocked, the field is a plain one and says so', async () => {
  vi.stubEnv('VITE_MAPS_STAND_IN', '/local/maps.js')
  vi.resetModules()
  const { AddressField: Field } = await import('./AddressField')
  render(<Form Field={Field} />)
  const script = () => document.querySelector('script[src="/local/maps.js"]')
  expect(script()).toBeNull()
  const field = screen.getByLabelText('Delivery Address')
  await userEvent.click(field)
  await waitFor(() => expect(script()).not.toBeNull())
  fireEvent.error(script() ?? document)
  expect(await screen.findByText(excuse)).toBeVisible()
  await userEvent.type(field, '2114 Harlem Blvd')
  expect(field).toHaveValue('2114 Harlem Blvd')
})
