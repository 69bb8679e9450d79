import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LearnMore } from './LearnMore'

const link = () => screen.getByRole('link', { name: 'Learn More about us' })

test.each([
  ['links to the services unless told otherwise', {}, '/services'],
  ['links to a given page of the site, in the same tab', { to: '/contract' }, '/contract'],
])('%s', (_, some, url) => {
  render(<LearnMore about="us" {...some} />, { wrapper: MemoryRouter })
  expect(link()).toHaveAttribute('href', url)
  expect(link()).not.toHaveAttribute('target')
})

test('opens a given URL in a new tab, says so, and gives it no access to this one', () => {
  render(<LearnMore about="us" url="https://example.com/more" />, { wrapper: MemoryRouter })
  expect(link()).toHaveAttribute('href', 'https://example.com/more')
  expect(link()).toHaveAttribute('target', '_blank')
  expect(link()).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link()).toHaveAccessibleDescription('Opens in a new tab.')
})
