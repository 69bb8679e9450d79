import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FieldQuestion } from './FieldQuestion'

test('asks politely, and each answer is one press', async () => {
  const yes = vi.fn<() => void>()
  const no = vi.fn<() => void>()
  const { rerender, container } = render(<FieldQuestion />)
  const live = container.querySelector('[aria-live="polite"]')
  expect(live).toBeEmptyDOMElement()
  rerender(
    <FieldQuestion
      question="Did you mean Loves Park?"
      answers={[
        { label: 'Yes, Loves Park', onPress: yes },
        { label: 'No', onPress: no },
      ]}
    />,
  )
  // A screen reader announces only text in a region that already exists.
  expect(live).toBeInTheDocument()
  expect(live).toHaveTextContent('Did you mean Loves Park?')
  const group = screen.getByRole('group', { name: 'Did you mean Loves Park?' })
  expect(group).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Loves Park' }))
  expect(yes).toHaveBeenCalledOnce()
  expect(no).not.toHaveBeenCalled()
})

test('a hint without answers has no buttons', () => {
  render(<FieldQuestion question="US numbers have 10 digits." />)
  expect(screen.getByText('US numbers have 10 digits.')).toBeVisible()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
