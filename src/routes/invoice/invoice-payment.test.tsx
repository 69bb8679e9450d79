// Paying on an invoice's page: good cards, bad ones, and answers that never come.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import {
  button,
  installInvoice,
  noForm,
  pay,
  store,
  stored,
  valueOf,
  visitInvoice,
} from '~/../test/visit/invoice-screen'
import { commitPayment } from '~/lib/db/invoices'
import type { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { chargeCard } from '~/lib/services/payment'

vi.mock('~/lib/services/stripe')
vi.mock('~/lib/services/payment')
vi.mock('~/lib/db/invoices')
vi.mock(import('~/lib/db/bookings/stored-booking'), async (original) => ({
  ...(await original()),
  findStoredBooking: vi.fn<typeof findStoredBooking>(),
}))

installModalDialogs()
installInvoice()

describe('paying', () => {
  test('charges the balance, sets both documents paid and says so', async () => {
    await visitInvoice()
    await pay()
    expect(await screen.findByText('Payment Completed !')).toHaveFocus()
    expect(chargeCard).toHaveBeenCalledTimes(1)
    expect(chargeCard).toHaveBeenCalledWith({
      paymentMethodId: 'pm_1',
      description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
      amountCents: 475_40,
      idempotencyKey: 'invoice-i1-0',
    })
    expect(vi.mocked(commitPayment).mock.calls).toEqual([['i1', 'b1']])
    expect(valueOf('Balance due')).toBe('$0.00')
    noForm()
  })

  test('M5b: pressed 20 times, charges once', async () => {
    await visitInvoice()
    await userEvent.type(await screen.findByLabelText('Card number'), '4242')
    const press = await button('Pay $475.40')
    act(() => {
      for (let times = 0; times < 20; times++) press.click()
    })
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(chargeCard).toHaveBeenCalledTimes(1)
  })

  test('says that it is under way', async () => {
    let answer: (answer: 'paid') => void = () => {}
    vi.mocked(chargeCard).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await visitInvoice()
    await pay()
    expect(screen.getByText('Processing Payment ...')).toHaveRole('status')
    expect(await button('Pay $475.40')).toHaveAttribute('aria-disabled', 'true')
    answer('paid')
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
  })

  test('M20b: after a decline the form is back, and a good card pays', async () => {
    vi.mocked(chargeCard).mockResolvedValueOnce('declined')
    await visitInvoice()
    await pay()
    expect(await screen.findByRole('alert')).toHaveTextContent('*Payment Failed, try again.')
    expect(await button('Pay $475.40')).not.toHaveAttribute('aria-disabled')
    await userEvent.click(await button('Pay $475.40'))
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a balance that changed meanwhile is shown anew, and nothing is charged', async () => {
    await visitInvoice()
    store({ balances: { ...stored.balances, rent: 400 } })
    await pay()
    expect(await button('Pay $492.90')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged')
    expect(chargeCard).not.toHaveBeenCalled()
  })

  test('an invoice that another device paid meanwhile is not paid again', async () => {
    await visitInvoice()
    store({ paid: true }, true)
    await pay()
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(chargeCard).not.toHaveBeenCalled()
  })

  test('an unknown answer is neither success nor failure, and offers no other card', async () => {
    vi.mocked(chargeCard).mockResolvedValueOnce('unknown').mockResolvedValueOnce('declined')
    await visitInvoice()
    await pay()
    expect(await screen.findByText(/We don't know yet/)).toBeVisible()
    for (let presses = 0; presses < 2; presses++) {
      expect(screen.getByText('i1')).toBeVisible()
      expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
      expect(screen.queryByText('*Payment Failed, try again.')).not.toBeInTheDocument()
      expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
      if (presses === 0) {
        await userEvent.click(await button('Send the same payment again'))
        await vi.waitFor(() => expect(chargeCard).toHaveBeenCalledTimes(2))
      }
    }
    const [first, second] = vi.mocked(chargeCard).mock.calls
    expect(second).toEqual(first)
    // The office has looked it up: nothing was charged.
    await userEvent.click(await button('Settled with the office'))
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
    await userEvent.click(await button('Yes, it is settled'))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(screen.queryByText(/We don't know yet/)).not.toBeInTheDocument()
  })
})

describe('M6b: charged, but not yet recorded', () => {
  const recordLater = () => {
    const charge = {
      paymentMethodId: 'pm_1',
      description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
      amountCents: 475_40,
      idempotencyKey: 'invoice-i1-0',
    }
    const journal = [{ kind: 'invoice', step: 'charged', reference: 'i1', bookingId: 'b1', charge }]
    localStorage.setItem('paymentJournal', JSON.stringify(journal))
  }

  test('is finished by the next visit, which charges nothing', async () => {
    recordLater()
    await visitInvoice()
    expect(screen.getByText('Payment Completed !')).toBeVisible()
    expect(vi.mocked(commitPayment).mock.calls).toEqual([['i1', 'b1']])
    expect(chargeCard).not.toHaveBeenCalled()
    noForm()
  })

  test('is told while it can not be finished', async () => {
    recordLater()
    vi.mocked(commitPayment).mockResolvedValueOnce('refused')
    await visitInvoice()
    expect(screen.getByText(/Your payment went through/)).toBeVisible()
    expect(screen.getByText('i1')).toBeVisible()
    expect(valueOf('Balance due')).toBe('$0.00')
    noForm()
    await userEvent.click(await button('Try again'))
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(chargeCard).not.toHaveBeenCalled()
  })
})
