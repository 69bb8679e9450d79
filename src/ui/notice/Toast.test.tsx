import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toast } from './Toast'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('speaks in a region that was there before, for 6 seconds', () => {
  const done = vi.fn()
  const { rerender } = render(<Toast message={null} onDone={done} />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()

  rerender(<Toast message="Removed from your cart" onDone={done} />)
  expect(region).toHaveTextContent('Removed from your cart')
  act(() => void vi.advanceTimersByTime(5_999))
  expect(done).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(done).toHaveBeenCalledOnce()
})

test('a new message gets its own 6 seconds', () => {
  const done = vi.fn()
  const { rerender } = render(<Toast message="First" onDone={done} />)
  act(() => void vi.advanceTimersByTime(4_000))
  rerender(<Toast message="Second" onDone={done} />)
  act(() => void vi.advanceTimersByTime(4_000))
  expect(done).not.toHaveBeenCalled()
})

test('a message with an action stays until the action is used', () => {
  const done = vi.fn()
  const press = vi.fn()
  const action = { label: 'Undo', onPress: press }
  const { rerender } = render(<Toast message="Removed" action={action} onDone={done} />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(done).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Undo' }).click()
  expect(press).toHaveBeenCalledOnce()

  rerender(<Toast message="Back" onDone={done} />)
  act(() => void vi.advanceTimersByTime(6_000))
  expect(done).toHaveBeenCalledOnce()
})
