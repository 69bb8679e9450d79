import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { extra, inflatable } from '#test/items'
import { RentTotal } from './ItemEstimate'

test.each([
  [inflatable(), 1, 1, 'Rent $185 × 1 day$185.00'],
  [inflatable({ priceCents: 149_99 }), 3, 2, 'Rent 2 × $149.99 × 3 days$899.94'],
])('adds up price, days and units', (item, dayCount, quantity, text) => {
  render(<RentTotal item={item} days={daysFrom('2027-06-12', dayCount)} quantity={quantity} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

test.each([
  ['no day is chosen', inflatable(), 0],
  ['the price is not shown', extra({ name: 'Wedding Arch' }), 1],
])('is hidden while %s', (_, item, dayCount) => {
  render(<RentTotal item={item} days={daysFrom('2027-06-12', dayCount)} quantity={1} />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
