import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { customerFields } from './customer-fields'
import { HintedField } from './HintedField'

const email = () => screen.getByLabelText('Email Address')
const phone = () => screen.getByLabelText('Phone Number')
const button = (name: string) => screen.findByRole('button', { name })

function Controlled() {
  const [form, setForm] = useState({ email: '', phone: '' })
  return (
    <>
      <HintedField
        {...customerFields.email}
        value={form.email}
        onValue={(email) => setForm({ ...form, email })}
        hint="We'll email your confirmation here."
      />
      <HintedField
        {...customerFields.phone}
        value={form.phone}
        onValue={(phone) => setForm({ ...form, phone })}
      />
      <p>{`Held: ${form.email}`}</p>
    </>
  )
}

test('a slip is offered for correction once the field is left, not while it is typed', async () => {
  const user = userEvent.setup()
  render(<Controlled />)
  await user.type(email(), 'ada@gmial.com')
  expect(screen.queryByText('Did you mean ada@gmail.com?')).not.toBeInTheDocument()
  await user.tab()
  expect(await screen.findByText('Did you mean ada@gmail.com?')).toBeVisible()
  expect(email()).toBeValid()
  await user.click(await button('Yes, fix it'))
  expect(email()).toHaveValue('ada@gmail.com')
  expect(email()).toHaveFocus()
  expect(screen.getByText('Held: ada@gmail.com')).toBeInTheDocument()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})

test('a value that the visitor confirms is kept without another question', async () => {
  const user = userEvent.setup()
  render(<Controlled />)
  await user.type(email(), 'ada@gmial.com')
  await user.tab()
  await user.click(await button('No, keep it'))
  expect(email()).toHaveValue('ada@gmial.com')
  expect(email()).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})

test('a number with too few digits gets a hint, and a corrected number removes it', async () => {
  const user = userEvent.setup()
  render(<Controlled />)
  await user.type(phone(), '815 555 014')
  await user.tab()
  expect(await screen.findByText(/that's 9 digits; US numbers have 10/)).toBeVisible()
  expect(phone()).toBeValid()
  await user.type(phone(), '2')
  expect(screen.queryByText(/digits/)).not.toBeInTheDocument()
  await user.tab()
  expect(screen.queryByText(/digits/)).not.toBeInTheDocument()
})

test('any other field has no hints, and reports when it loses the focus', async () => {
  const user = userEvent.setup()
  const onLeave = vi.fn<() => void>()
  render(
    <HintedField
      {...customerFields.name}
      defaultValue="ada@gmial.com"
      error="Name is required."
      icon="info"
      onLeave={onLeave}
    />,
  )
  await user.click(screen.getByLabelText('First Name'))
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('Name is required.')
  await user.tab()
  await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})
