import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import { messages } from '~/lib/text/messages'
import { NewsletterSignup } from './NewsletterSignup'

openBackend()

/** The documents that were written, one entry a commit. */
let written: string[] = []
beforeEach(() => {
  written = []
  backend.beforeWrite = (path) => void written.push(path)
})

const field = () => screen.getByLabelText('Email Address')
const button = () => screen.getByRole('button', { name: 'Sign up' })
const signups = () => backend.paths('newsLetter').map((path) => backend.get(path))

function show() {
  render(<NewsletterSignup />, { wrapper: MemoryRouter })
  return userEvent.setup()
}

test('signs up once, however often it is pressed, says so in the specified words and takes the focus there', async () => {
  const { opened, open } = gate()
  backend.beforeWrite = (path) => {
    written.push(path)
    return opened
  }
  const user = show()
  await user.type(field(), 'ada@example.com')
  await user.dblClick(button())
  await user.type(field(), '{Enter}')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  open()
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent(messages.newsletterDone)
  await waitFor(() => expect(status.parentElement).toHaveFocus())
  expect(signups()).toEqual([{ email: 'ada@example.com' }])
  expect(written).toHaveLength(1)
})

// What counts as an address is proved in lib/contact/field-errors.test.ts.
test('a wrong address has a message at the field once it is left or sent, until it is right', async () => {
  const user = show()
  // Passing through the field without typing shows no error.
  await user.click(field())
  await user.tab()
  expect(field()).toBeValid()

  await user.type(field(), 'ada')
  expect(field()).not.toHaveAttribute('aria-invalid')
  await user.tab()
  const words = expect.stringContaining('like name@example.com') as unknown as string
  await waitFor(() => expect(field()).toHaveAccessibleDescription(words))
  await user.type(field(), '@example.com')
  expect(field()).not.toHaveAttribute('aria-invalid')
  await user.clear(field())
  await user.click(button())
  await waitFor(() => expect(field()).toHaveFocus())
  expect(field()).toHaveAccessibleDescription('Email is required.')
  expect(written).toEqual([])
})

test('a failure shows the phone number, keeps what was typed, and can be sent again', async () => {
  backend.reachable = false
  const user = show()
  await user.type(field(), 'ada@example.com')
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't sign you up")
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(screen.queryByText(messages.newsletterDone)).not.toBeInTheDocument()
  expect(field()).toHaveValue('ada@example.com')

  backend.reachable = true
  await user.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent(messages.newsletterDone)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
