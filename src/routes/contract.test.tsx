import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Component as Contract } from './contract'

test.each([
  'No children under 3',
  'At most 6 jumpers',
  '175 lbs per person',
  'adult watches the equipment at all times',
  '20 amps within 100 ft',
  'about 8 hours',
  'between 5am and 4pm',
  'after 7pm',
  'from 7am on',
  'until midnight',
  'outside 7am to 10pm needs notice',
  '$125',
  '$75',
  '$50 flat: any address in Wisconsin',
  '$30 flat: Cherry Valley, Durand, Loves Park',
  '$1.50 for each mile',
  '8.75% in Illinois, 6.25% in Wisconsin',
  'insurance costs $45',
  'deposit of $100',
  'deposit is non-refundable',
  'unpaid 24 hours after it was made',
  'at least 24 hours of notice',
  'the fee is $2500',
  'damage waiver costs 9%',
  'not liability insurance',
  'theft, vandalism, silly string, misuse, abuse or missing equipment',
])('states: %s', (words) => {
  render(<Contract />)
  expect(screen.getByRole('article')).toHaveTextContent(words)
})

test('every entry of its contents leads to a heading', () => {
  render(<Contract />)
  const entries = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('#'))
  expect(entries).toContain('#liability')
  for (const entry of entries) expect(document.getElementById(entry.slice(1))).toBeVisible()
})
