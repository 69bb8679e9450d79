import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import type { CartLine } from '~/lib/domain/cart'
import { SeveralDays } from './SeveralDays'

const saturday = daysFrom('2027-06-12', 1)
const sunday = daysFrom('2027-06-13', 1)
const weekend = daysFrom('2027-06-12', 2)
const withGap = [day('2027-06-12'), day('2027-06-14')]

function show(...rentals: [itemId: string, days: CartLine['days']][]) {
  const cart = rentals.map(([itemId, days]) => ({ itemId, days, quantity: 1 }))
  render(<SeveralDays cart={cart}>Is it one event?</SeveralDays>)
}

test.each([
  ['one follows the other', saturday, sunday, 'Sat, Jun 12 and Sun, Jun 13.'],
  ['one rental stays longer', weekend, saturday, 'Sat, Jun 12 and Jun 12 to Jun 13.'],
  [
    'they are a year apart',
    saturday,
    daysFrom('2028-06-12', 1),
    'Sat, Jun 12, 2027 and Mon, Jun 12, 2028.',
  ],
  ['all skip a day', withGap, withGap, 'Sat, Jun 12 and Mon, Jun 14.'],
])('different days are pointed out and named apart: %s', (_, one, other, named) => {
  show(['castle', one], ['slide', other])
  expect(screen.getByRole('status')).toHaveTextContent(
    `Your rentals are on different days${named} One delivery fee is charged. Is it one event?`,
  )
})

test('rentals on the same days are not pointed out', () => {
  show(['castle', weekend], ['slide', weekend])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('one item that was added day by day is one rental', () => {
  show(['castle', saturday], ['castle', sunday], ['slide', weekend])
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('an empty cart shows no notice', () => {
  show()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
