import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LearnMore } from './LearnMore'

const link = () => screen.getByRole('link', { name: 'Learn More about us' })

test('links to the services unless told otherwise', () => {
  render(<LearnMore about="us" />, { wrapper: MemoryRouter })
  expect(link()).toHaveAttribute('href', '/services')
  expect(link()).not.toHaveAttribute('target')
})

test('links to a given page of the site, in the same tab', () => {
  render(<LearnMore about="us" to="/contract" />, { wrapper: MemoryRouter })
  expect(link()).toHaveAttribute('href', '/contract')
  expect(link()).not.toHaveAttribute('target')
})

test('opens a given address in a new tab, says so, and hands over no way back', () => {
  render(<LearnMore about="us" url="https://example.com/more" />, { wrapper: MemoryRouter })
  expect(link()).toHaveAttribute('href', 'https://example.com/more')
  expect(link()).toHaveAttribute('target', '_blank')
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link()).toHaveAccessibleDescription('Opens in a new tab.')
})
