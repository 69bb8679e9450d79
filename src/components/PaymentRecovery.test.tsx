// What an interrupted payment is told to have come to, wherever the next visit begins.
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Recovered } from '~/lib/booking/recover'

vi.mock('~/lib/booking/recover')

// What was recovered is kept for the visit: each test is a visit of its own.
beforeEach(() => void vi.resetModules())

async function visit(path: string, answers: Recovered[]) {
  for (const kind of ['invoice', 'booking']) {
    const reference = `${kind}1`
    const journal = JSON.parse(localStorage.getItem('paymentJournal') ?? '[]') as object[]
    const noted = [...journal, { kind, step: 'charged', reference }]
    localStorage.setItem('paymentJournal', JSON.stringify(noted))
  }
  const recover = await import('~/lib/booking/recover')
  vi.mocked(recover.recoverPayments).mockResolvedValue(answers)
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
