import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { currentContract } from '~/lib/domain/contract-version'
import { emptyOrderForm } from '~/lib/order-form/form'
import { AcceptRules } from './AcceptRules'

test('the link is outside the label, names the version that is signed, and says that it opens a new tab', () => {
  render(
    <MemoryRouter>
      <AcceptRules form={emptyOrderForm} errors={[]} onChange={vi.fn()} />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', {
    name: 'Read the rules and restrictions (opens in a new tab)',
  })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('href', `/contract/${currentContract.version}`)
  expect(link.closest('label')).toBeNull()
  const box = screen.getByRole('checkbox')
  expect(box).toHaveAccessibleName('I accept the rules and restrictions')
  // The whole label toggles it, because it contains no link.
  expect(screen.getByText('I accept the rules and restrictions')).toHaveAttribute('for', box.id)
})
