import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FieldQuestion } from './FieldQuestion'

test('asks in a region that is already on the page, because a screen reader announces no other', () => {
  const { rerender, container } = render(<FieldQuestion />)
  const live = container.querySelector('[aria-live="polite"]')
  expect(live).toBeEmptyDOMElement()
  const answers = [{ label: 'Yes, Loves Park', onPress: vi.fn<() => void>() }]
  rerender(<FieldQuestion question="Did you mean Loves Park?" answers={answers} />)
  expect(live).toBeInTheDocument()
  expect(live).toHaveTextContent('Did you mean Loves Park?')
  expect(screen.getByRole('group', { name: 'Did you mean Loves Park?' })).toBeVisible()
  rerender(<FieldQuestion question="US numbers have 10 digits." />)
  expect(live).toHaveTextContent('US numbers have 10 digits.')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
