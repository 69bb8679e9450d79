import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { stubViewport } from '#test/stand-ins/viewport'
import { ToCardForm } from './CheckoutBar'

function Page() {
  const cardForm = useRef<HTMLDivElement>(null)
  return (
    <>
      <section ref={cardForm} tabIndex={-1} aria-label="Card form" />
      <ToCardForm cardForm={cardForm} />
    </>
  )
}

test('a button leads to the card form only while the form is out of sight', async () => {
  const report = stubViewport()
  render(<Page />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  report(false)
  await userEvent.click(screen.getByRole('button', { name: 'Enter card' }))
  expect(screen.getByRole('region', { name: 'Card form' })).toHaveFocus()
  report(true)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
