// Separate from the field's other tests, because the loader of Maps keeps its result as long as the
// page lives.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { showAddressField } from '#test/stand-ins/address-field'

afterEach(() => void vi.useRealTimers())

const mapsScript = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis"]')
const excuse = /No suggestions right now/

test('Maps is not loaded before the field gets the focus', async () => {
  const { field } = showAddressField()
  expect(mapsScript()).toBeNull()
  await userEvent.click(field)
  await waitFor(() => expect(mapsScript()).not.toBeNull())
})

test('while the maps script takes too long, the field is a plain one and says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { field } = showAddressField()
  await user.type(field, '2114 Harlem Blvd')
  expect(screen.queryByText(excuse)).not.toBeInTheDocument()
  await act(async () => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText(excuse)).toBeVisible()
  await user.type(field, ', Rockford, IL')
  expect(field).toHaveValue('2114 Harlem Blvd, Rockford, IL')
  expect(field).toHaveFocus()
})

test('with the maps script blocked, the field is a plain one and says so', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { field } = showAddressField()
  await userEvent.type(field, '2114 Harlem')
  // The loader tries four times.
  for (let tries = 0, last: Element | null = null; tries < 4; tries++) {
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
