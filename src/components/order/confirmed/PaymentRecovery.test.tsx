// The result of an interrupted payment shows on whatever page is loaded next.
import '#test/stand-ins/pauses'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { orderEntry } from '#test/bookings'
import { closeConnection, backend, openBackend } from '#test/stand-ins/backend'
import { saveEntry } from '~/lib/booking/commit/journal'
import type { InvoiceEntry } from '~/lib/booking/commit/journal-entry'

openBackend()

const paidInvoice: InvoiceEntry = {
  kind: 'invoice',
  step: 'charged',
  reference: 'invoice1',
  bookingId: 'abcdefghij0123456789',
  charge: {
    paymentMethodId: 'pm_1',
    description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
    amountCents: 475_40,
    idempotencyKey: 'invoice-invoice1-0',
  },
  at: 0,
}
const paidBooking = orderEntry({ step: 'charged', reference: 'booking1' })

/** Opens a new page that has only the journal. */
async function visit(path: string, ...journal: Parameters<typeof saveEntry>[0][]) {
  for (const entry of journal) saveEntry({ ...entry, at: Date.now() })
  vi.resetModules()
  await closeConnection()
  const { PaymentRecovery } = await import('./PaymentRecovery')
  render(
    <MemoryRouter initialEntries={[path]}>
      <PaymentRecovery />
    </MemoryRouter>,
  )
}

test.each([
  ['while the database is down', false],
  ['once the database refuses to record it', true],
])('%s, the notice of a paid invoice names the invoice, not a booking', async (_, reachable) => {
  backend.reachable = reachable
  await visit('/', paidInvoice)
  expect(await screen.findByText(/^Your payment went through, but your invoice/)).toBeVisible()
  expect(screen.getByText('invoice1')).toBeVisible()
  expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expect(screen.queryByText(/booking/)).not.toBeInTheDocument()
})

test('a payment whose booking is not complete has a notice that names the booking', async () => {
  backend.reachable = false
  await visit('/', paidBooking)
  expect(await screen.findByText(/your booking isn't complete/)).toBeVisible()
})

test("an invoice's page shows its own payment, so no notice does", async () => {
  backend.reachable = false
  await visit('/invoice/invoice1', paidInvoice, paidBooking)
  expect(await screen.findByText('booking1')).toBeVisible()
  expect(screen.queryByText('invoice1')).not.toBeInTheDocument()
})

test('an invoice that may have been charged can be paid again only on its own page', async () => {
  await visit('/', { ...paidInvoice, step: 'unknown' })
  expect(await screen.findByText(/^We don't know yet whether/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Send the same/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'The office has settled this' })).toBeVisible()
})
