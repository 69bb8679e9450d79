// What an interrupted payment is told to have come to, wherever the next visit begins.
import '~/../test/visit/order-mocks'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Resumed } from '~/lib/booking/order/resume'

vi.mock('~/lib/booking/order/resume')

// What was found is kept for the visit: each test is a visit of its own.
beforeEach(() => void vi.resetModules())

const charge = {
  paymentMethodId: 'pm_1',
  description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
  amountCents: 475_40,
  idempotencyKey: 'invoice-invoice1-0',
}
const journal = [
  { kind: 'invoice', step: 'charged', reference: 'invoice1', bookingId: 'b1', charge },
  // All that stays of an order that can't be read any more.
  { kind: 'booking', step: 'charged', reference: 'booking1' },
]

async function visit(path: string, answers: Resumed[]) {
  localStorage.setItem('paymentJournal', JSON.stringify(journal))
  const resume = await import('~/lib/booking/order/resume')
  vi.mocked(resume.resumeOrders).mockResolvedValue(answers)
  const { PaymentRecovery } = await import('./PaymentRecovery')
  render(
    <MemoryRouter initialEntries={[path]}>
      <PaymentRecovery />
    </MemoryRouter>,
  )
}

test.each(['chargedUnanswered', 'chargedStuck'] as const)(
  'of an invoice that was paid and is not recorded (%s), the invoice is told, not a booking',
  async (kind) => {
    await visit('/', [{ kind, reference: 'invoice1' }])
    expect(await screen.findByText(/^Your payment went through, but your invoice/)).toBeVisible()
    expect(screen.getByText('invoice1')).toBeVisible()
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.queryByText(/booking/)).not.toBeInTheDocument()
  },
)

test('of a booking that was paid and does not stand, the booking is told', async () => {
  await visit('/', [{ kind: 'chargedUnanswered', reference: 'booking1' }])
  expect(await screen.findByText(/your booking isn't complete/)).toBeVisible()
})

test('the page of an invoice tells its own payment by itself', async () => {
  await visit('/invoice/invoice1', [
    { kind: 'chargedUnanswered', reference: 'invoice1' },
    { kind: 'chargedUnanswered', reference: 'booking1' },
  ])
  expect(await screen.findByText('booking1')).toBeVisible()
  expect(screen.queryByText('invoice1')).not.toBeInTheDocument()
})

test('an invoice that is told may have been charged is paid again on its own page alone', async () => {
  await visit('/', [{ kind: 'unknownCharge', reference: 'invoice1' }])
  expect(await screen.findByText(/^We don't know yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send the same/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Settled with the office' })).toBeVisible()
})
