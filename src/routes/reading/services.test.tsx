import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { flatFeeCities } from '~/lib/domain/business'
import { Component as Services } from './services'

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Services }])
  render(<RouterProvider router={router} />)
}

const section = (name: string) => screen.getByRole('region', { name })

test('its intro leads to the inflatables', () => {
  open()
  expect(screen.getByRole('link', { name: 'Check All Inflatables' })).toHaveAttribute(
    'href',
    '/inflatables',
  )
})

test('gives reasons, each with a title', () => {
  open()
  const reasons = within(section('Why rent from us'))
  expect(reasons.getAllByRole('listitem')).toHaveLength(6)
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(6)
})

test.each([...flatFeeCities, '$30 flat', '$50 flat', 'Any address in Wisconsin', '$1.50 per mile'])(
  'the delivery area states: %s',
  (words) => {
    open()
    expect(section('Where we deliver')).toHaveTextContent(words)
  },
)

test.each([
  'between 5am and 4pm',
  'after 7pm',
  'about 8 hours',
  'from 7am on, with pick-up until midnight',
  'before 7am or after 10pm',
  '20 amp outlet within 100 ft',
  'Children under 3',
  '175 lbs',
  'at most 5 at once',
  'adult watches at all times',
  'deposit of $100',
  'non-refundable',
  'cancelled after 24 hours',
  '24 hours of notice',
  '9% of the rent',
  'theft, vandalism, silly string, misuse, abuse or missing equipment',
  'fee is $2,500',
  'not liability insurance',
  'certificate is another matter: it costs $45',
])('the five answers state: %s', (words) => {
  open()
  const questions = section('Questions and answers')
  expect(within(questions).getAllByRole('group')).toHaveLength(5)
  expect(questions).toHaveTextContent(words)
})

test('offers the newsletter', () => {
  open()
  expect(
    within(section('New inflatables, first to know')).getByLabelText('Email Address'),
  ).toBeVisible()
})
