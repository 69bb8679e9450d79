import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AcceptRules } from './AcceptRules'

test('the link says that it opens a new tab, and the checkbox keeps its name', () => {
  render(
    <MemoryRouter>
      <AcceptRules />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'rules and restrictions' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleDescription('Opens a new tab')
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('I accept the rules and restrictions')
})
