import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './Footer'

test.each([
  ['Home', '/'],
  ['Services', '/services'],
  ['Inflatables', '/'],
  ['Contact', '/contact'],
  ['Rules and liability', '/contract'],
  ['(815) 555-0142', 'tel:+18155550142'],
  ['hello@example.com', 'mailto:hello@example.com'],
  ['Follow us', 'https://social.example.com/better-events'],
  ['2500 Hydraulic Rd, Rockford, Illinois', 'https://maps.example.com/rockford'],
])('%s leads to %s', (name, to) => {
  render(<Footer />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})

test('shows the tagline and the hours, and opens the map in a new tab', () => {
  render(<Footer />, { wrapper: MemoryRouter })
  expect(screen.getByText('Making every event better')).toBeVisible()
  expect(screen.getByText('Mon - Sat 8am - 5pm')).toBeVisible()
  expect(screen.getByRole('link', { name: /Hydraulic/ })).toHaveAttribute('target', '_blank')
})
