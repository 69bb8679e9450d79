import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './Footer'

test('shows the tagline, the hours and the links, and opens the map in a new tab', () => {
  render(<Footer />, { wrapper: MemoryRouter })
  const links = [
    ['Home', '/'],
    ['Services', '/services'],
    ['Inflatables', '/'],
    ['Contact', '/contact'],
    ['Rules and restrictions', '/contract'],
    ['(815) 555-0142', 'tel:+18155550142'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['Follow us', 'https://social.example.com/better-events'],
    ['2500 Hydraulic Rd, Rockford, Illinois', 'https://maps.example.com/rockford'],
  ]
  for (const [name = '', to] of links)
    expect.soft(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(screen.getByRole('link', { name: /Hydraulic/ })).toHaveAttribute('target', '_blank')
  expect(screen.getByText('Making every event better')).toBeVisible()
  expect(screen.getByText('Mon - Sat 8am - 5pm')).toBeVisible()
})
