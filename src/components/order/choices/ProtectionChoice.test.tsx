import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyOrderForm } from '~/lib/order-form/form'
import { quoteBooking } from '~/lib/pricing/quote'
import { ProtectionChoice } from './ProtectionChoice'

const quote = quoteBooking({
  lines: [{ priceCents: 185_00, quantity: 1, dayCount: 1 }],
  promoPercent: 0,
  state: null,
  deliveryFeeCents: 0,
  timeWindow: 'none',
  damageWaiver: true,
  insurance: true,
  depositOnly: false,
})

test.each([
  [
    'Damage Waiver',
    [
      '$16.65',
      '9% of the rent',
      'non-refundable',
      'not liability insurance',
      'theft, vandalism, silly string, misuse, abuse or missing equipment',
    ],
  ],
  ['Insurance Certificate', ['$45.00', 'parks, schools']],
])('the %s says what it costs, and what it is and is not', (name, words) => {
  render(<ProtectionChoice kind="cart" form={emptyOrderForm} quote={quote} onChange={vi.fn()} />)
  const choice = screen.getByRole('checkbox', { name })
  for (const each of words)
    expect(choice).toHaveAccessibleDescription(expect.stringContaining(each))
})
