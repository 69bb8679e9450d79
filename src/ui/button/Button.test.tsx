import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

test('submits no form by default', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button>Look</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Look' }))
  expect(submit).not.toHaveBeenCalled()
})

test('while busy, swallows clicks and the Enter key but stays in reach', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const click = vi.fn()
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy onClick={click}>
        Send
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}')
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})
