import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMaps } from '#test/stand-ins/maps'
import { useAddressSuggestions } from './use-address-suggestions'

const lookUp = vi.fn<(request: object) => Promise<unknown>>()

beforeEach(() => {
  lookUp.mockResolvedValue({ suggestions: [] })
  openMaps(lookUp)
})
afterEach(() => void vi.useRealTimers())

test('asks for places 200 ms after the last letter, not before, within the United States near Rockford', async () => {
  const { rerender } = renderHook((typed: string) => useAddressSuggestions(typed), {
    initialProps: 'auburn',
  })
  await waitFor(() => expect(lookUp).toHaveBeenCalledOnce())

  vi.useFakeTimers()
  rerender('auburn h')
  act(() => void vi.advanceTimersByTime(199))
  rerender('auburn hi')
  act(() => void vi.advanceTimersByTime(199))
  expect(lookUp).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(lookUp).toHaveBeenCalledTimes(2)
  expect(lookUp.mock.lastCall?.[0]).toMatchObject({
    input: 'auburn hi',
    includedRegionCodes: ['us'],
    locationBias: { center: { lat: 42.2711, lng: -89.094 } },
  })
})
