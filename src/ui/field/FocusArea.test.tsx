import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FocusArea } from './FocusArea'

function setUp() {
  const onLeave = vi.fn<() => void>()
  render(
    <>
      <FocusArea onLeave={onLeave}>
        <input aria-label="Address" />
        <button>Answer</button>
      </FocusArea>
      <button>Continue</button>
    </>,
  )
  return { onLeave, user: userEvent.setup() }
}

test('reports that the focus left it, but not a move inside', async () => {
  const { onLeave, user } = setUp()
  await user.click(screen.getByLabelText('Address'))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Answer' })).toHaveFocus()
  await user.tab()
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test('waits until the pointer that took the focus is lifted, so that nothing moves under it', async () => {
  const { onLeave, user } = setUp()
  await user.click(screen.getByLabelText('Address'))
  const next = screen.getByRole('button', { name: 'Continue' })
  const pressedBefore: number[] = []
  next.addEventListener('click', () => pressedBefore.push(onLeave.mock.calls.length))
  await user.pointer({ keys: '[MouseLeft>]', target: next })
  expect(next).toHaveFocus()
  expect(onLeave).not.toHaveBeenCalled()
  await user.pointer({ keys: '[/MouseLeft]', target: next })
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  expect(pressedBefore).toEqual([0])
})

test('switching to another window does not count as leaving', async () => {
  const { onLeave, user } = setUp()
  const input = screen.getByLabelText('Address')
  await user.click(input)
  // The page keeps its focused element while its window has no focus.
  fireEvent.focusOut(input)
  await user.keyboard('x')
  expect(onLeave).not.toHaveBeenCalled()
  await user.tab()
  await user.tab()
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
})

test('reports nothing once it is gone from the page', async () => {
  vi.useFakeTimers()
  const onLeave = vi.fn<() => void>()
  const { unmount } = render(
    <FocusArea onLeave={onLeave}>
      <input aria-label="Address" />
    </FocusArea>,
  )
  act(() => screen.getByLabelText('Address').focus())
  act(() => screen.getByLabelText('Address').blur())
  unmount()
  vi.runAllTimers()
  expect(onLeave).not.toHaveBeenCalled()
  vi.useRealTimers()
})
