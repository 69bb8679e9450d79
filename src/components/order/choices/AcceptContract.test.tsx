import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { OrderError } from '~/lib/order-form/errors'
import { emptyOrderForm } from '~/lib/order-form/form'
import { AcceptContract } from './AcceptContract'

function Signature({ errors = [] }: { errors?: OrderError[] }) {
  const [form, setForm] = useState(emptyOrderForm)
  return (
    <MemoryRouter>
      <AcceptContract
        form={form}
        errors={errors}
        onChange={(changed) => setForm({ ...form, ...changed })}
      />
    </MemoryRouter>
  )
}

const box = () => screen.getByRole('checkbox', { name: 'I accept the rules and restrictions' })
const opener = () => screen.getByRole('button', { name: 'Read the rules and restrictions' })

test('the contract opens from one button, and its end accepts it', async () => {
  const user = userEvent.setup()
  render(<Signature />)
  await user.click(opener())
  const contract = await screen.findByRole('dialog', { name: 'Rules and restrictions' })
  const accept = within(contract).getByRole('button', { name: 'Accept' })
  const headings = within(contract).getAllByRole('heading')
  expect(headings.at(-1)?.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(accept)
  expect(contract).not.toBeInTheDocument()
  expect(box()).toBeChecked()
  expect(opener()).toHaveFocus()

  // There is nothing more to accept.
  await user.click(opener())
  const again = await screen.findByRole('dialog')
  expect(within(again).queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test('what is missing stands at the box, before anything else', () => {
  const message = 'Agreed Terms & Conditions is required.'
  render(<Signature errors={[{ field: 'terms', message }]} />)
  expect(box()).toHaveAccessibleDescription(expect.stringMatching(`^${message}`))
  const privacy = screen.getByRole('link', { name: /^What we do with your data/ })
  expect(screen.getByText(message).compareDocumentPosition(privacy)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  // The whole label toggles it, because it contains no link.
  expect(screen.getByText('I accept the rules and restrictions')).toHaveAttribute('for', box().id)
})
