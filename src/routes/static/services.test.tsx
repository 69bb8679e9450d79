import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { flatFeeTowns } from '~/lib/domain/business'
import { Component as Services } from './services'

const section = (name: string) => screen.getByRole('region', { name })

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Services }])} />)
})

test('its intro leads to the inflatables; reasons and the newsletter follow', () => {
  const link = screen.getByRole('link', { name: 'Check All Inflatables' })
  expect(link).toHaveAttribute('href', '/inflatables')
  const reasons = within(section('Why rent from us'))
  expect(reasons.getAllByRole('listitem')).toHaveLength(6)
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  const newsletter = within(section('Be the first to know'))
  expect(newsletter.getByLabelText('Email Address')).toBeVisible()
})

test('the delivery area states the towns and the fees', () => {
  const area = section('Where we deliver')
  for (const words of [
    ...flatFeeTowns,
    '$30 flat',
    '$50 flat',
    'Any address in Wisconsin',
    '$1.50 per mile',
  ])
    expect.soft(area).toHaveTextContent(words)
})

test('the five answers state what was specified', () => {
  const questions = section('Questions and answers')
  expect(within(questions).getAllByRole('group')).toHaveLength(5)
  for (const words of [
    'between 5am and 4pm',
    'after 7pm',
    'about 8 hours',
    '7am or later; pickup may then be as late as midnight',
    'before 7am or after 10pm',
    '20 amp outlet within 100 ft',
    'o children under 3',
    '175 lbs',
    '5 at a time',
    'adult needs to watch whenever anyone is on it',
    'deposit of $100',
    'non-refundable',
    'canceled after 24 hours',
    "24 hours' notice",
    '9% of the rent',
    'theft, vandalism, silly string, misuse, abuse or missing equipment',
    'fee is $2,500',
    "isn't liability insurance",
    'certificate is separate: it costs $45',
  ])
    expect.soft(questions).toHaveTextContent(words)
})
