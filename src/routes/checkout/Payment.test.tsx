import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { bookingLine } from '#test/bookings'
import { emptyOrderForm } from '~/lib/order-form/form'
import type { Offer } from '~/lib/pricing/order-price'
import { Payment } from './Payment'

test.each([
  ['Credit Card', 185_00, true, ''],
  ['Cash In Office', 185_00, false, 'Choose Credit Card'],
  ['Credit Card', 40_00, false, 'totals of $101.00 or more'],
] as const)(
  'the deposit alone can be chosen for cards alone: %s, an item for %i cents',
  (method, priceCents, offered, why) => {
    const form = { ...emptyOrderForm, method }
    const lines = [bookingLine({ priceCents })]
    const offer: Offer = { lines, delivery: { kind: 'noAddress' }, requestMode: false }
    render(<Payment form={form} errors={[]} offer={offer} onChange={vi.fn()} onLeave={vi.fn()} />, {
      wrapper: MemoryRouter,
    })
    const choice = screen.getByRole('checkbox', { name: 'Pay a $100 deposit today' })
    expect(choice.matches(':enabled')).toBe(offered)
    expect(choice).toHaveAccessibleDescription(expect.stringContaining(why))
  },
)
