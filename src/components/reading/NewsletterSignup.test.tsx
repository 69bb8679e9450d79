import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addToNewsletter } from '~/lib/db/newsletter'
import { messages } from '~/lib/text/messages'
import { NewsletterSignup } from './NewsletterSignup'

vi.mock('~/lib/db/newsletter')

const field = () => screen.getByLabelText('Email Address')
const button = () => screen.getByRole('button', { name: 'Sign up' })

function show() {
  render(<NewsletterSignup />)
  return userEvent.setup()
}

test('signs up, says so in the specified words and takes the focus there', async () => {
  vi.mocked(addToNewsletter).mockResolvedValue()
  const user = show()
  await user.type(field(), 'ada@example.com{Enter}')
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent(messages.newsletterDone)
  expect(status.parentElement).toHaveFocus()
  expect(addToNewsletter).toHaveBeenCalledExactlyOnceWith('ada@example.com')
})

test.each([
  ['nothing', ' ', 'Email is required.'],
  ['no address', 'ada', 'Please write the e-mail address like name@example.com.'],
  ['a text over 254 characters', `${'x'.repeat(250)}@a.com`, 'Please shorten this to 254'],
])('%s gets a message at the field and sends nothing', async (_, typed, message) => {
  const user = show()
  await user.type(field(), typed)
  await user.click(button())
  expect(field()).toHaveFocus()
  expect(field()).toBeInvalid()
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(field()).toHaveValue(typed.trim())
  expect(addToNewsletter).not.toHaveBeenCalled()
})

test('what is wrong with an address is told when the field is left, and gone when it is right', async () => {
  const user = show()
  await user.type(field(), 'ada')
  expect(field()).not.toHaveAttribute('aria-invalid')
  await user.tab()
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('like name@example.com')),
  )
  await user.type(field(), '@example.com')
  expect(field()).not.toHaveAttribute('aria-invalid')
  await user.clear(field())
  await user.tab()
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Email is required.'))
})

test('somebody who only passes through is left alone', async () => {
  const user = show()
  await user.click(field())
  await user.tab()
  await user.tab()
  expect(field()).toBeValid()
})

test('a slip is offered for correction', async () => {
  vi.mocked(addToNewsletter).mockResolvedValue()
  const user = show()
  await user.type(field(), 'ada@gmial.com')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Yes, correct it' }))
  expect(field()).toHaveValue('ada@gmail.com')
  await user.keyboard('{Enter}')
  await screen.findByText(messages.newsletterDone)
  expect(addToNewsletter).toHaveBeenCalledExactlyOnceWith('ada@gmail.com')
})

test('a failure says so with the telephone, keeps what was typed, and can be sent again', async () => {
  vi.mocked(addToNewsletter).mockRejectedValueOnce(new Error('down')).mockResolvedValue()
  const user = show()
  await user.type(field(), 'ada@example.com')
  await user.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't sign you up")
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(screen.queryByText(messages.newsletterDone)).not.toBeInTheDocument()
  expect(field()).toHaveValue('ada@example.com')

  await user.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent(messages.newsletterDone)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('pressing twice sends once', async () => {
  let answer = () => {}
  vi.mocked(addToNewsletter).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const user = show()
  await user.type(field(), 'ada@example.com')
  await user.dblClick(button())
  await user.type(field(), '{Enter}')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(addToNewsletter).toHaveBeenCalledOnce())
  answer()
  await screen.findByRole('status')
  expect(addToNewsletter).toHaveBeenCalledOnce()
})
