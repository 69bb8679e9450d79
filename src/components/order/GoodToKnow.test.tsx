import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { bookingLine, checkoutForm } from '~/../test/bookings'
import { GoodToKnow } from './GoodToKnow'

afterEach(() => vi.useRealTimers())

test('until the order is placed, its deadline moves on with the clock', () => {
  vi.useFakeTimers({ now: new Date('2027-06-01T15:07:30Z') })
  const offer = {
    lines: [bookingLine()],
    delivery: { kind: 'noAddress' },
    requestMode: false,
  } as const
  render(<GoodToKnow form={checkoutForm()} offer={offer} />, { wrapper: MemoryRouter })
  expect(screen.getByText('Wednesday, June 2, 10:07 am')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Wednesday, June 2, 10:08 am')).toBeVisible()
})
