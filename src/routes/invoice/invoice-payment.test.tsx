// Paying on an invoice's page: good cards, bad ones, and answers that never come.
import '#test/stand-ins/order-mocks'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { gate, backend, openBackend } from '#test/stand-ins/backend'
import {
  bookingId,
  button,
  expectNoForm,
  storeBooking,
  valueOf,
  visitInvoice,
} from '#test/stand-ins/stored-booking'
import '#test/stand-ins/pauses'

openBackend()
beforeEach(() => storeBooking())

const payButton = () => button('Pay 47540 cents')
const minuteMs = 60_000

async function pay() {
  const page = await visitInvoice()
  await page.user.click(await payButton())
  return page
}

describe('paying', () => {
  test('charges the balance, sets both documents paid and says so', async () => {
    const { opened, open } = gate()
    backend.charge = () => opened.then(() => 'paid' as const)
    await visitInvoice()
    const press = await payButton()
    // 20 presses charge once.
    act(() => {
      for (let times = 0; times < 20; times++) press.click()
    })
    await waitFor(() => expect(backend.charges).toHaveLength(1))
    expect(screen.getByText('Processing Payment ...')).toHaveRole('status')
    open()
    const focused = (await screen.findByText('Payment Completed !')).closest('output')
    await waitFor(() => expect(focused).toHaveFocus())
    expect(backend.charges).toMatchObject([
      { description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen', amount: 475_40 },
    ])
    expect(backend.get(`bookings-test/${bookingId}`)).toMatchObject({ paid: true, invoiceID: 'i1' })
    expect(backend.get('invoices-test/i1')).toMatchObject({
      paid: true,
      paidOn: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \| \d\d:\d\d$/) as string,
    })
    expect(valueOf('Balance due')).toBe('$0.00')
    expect(screen.getByText(/^\$475.40 paid on \w{3}, /)).toBeVisible()
    expectNoForm()
    // The receipt, once.
    await waitFor(() => expect(backend.mails).toHaveLength(1))
    expect(backend.mails).toMatchObject([{ kind: 'invoice', id: 'i1', booking: { paid: true } }])
  })

  test('after a decline the form is back, and a good card pays', async () => {
    backend.charge = () => 'declined'
    const { user } = await pay()
    expect(await screen.findByRole('alert')).toHaveTextContent('*Payment Failed, try again.')
    backend.charge = () => 'paid'
    await user.click(await payButton())
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a balance that has changed is shown, and nothing is charged', async () => {
    const { user } = await visitInvoice()
    storeBooking({ ...stored, balances: { ...stored.balances, rent: 400 } })
    await user.click(await payButton())
    expect(await button('Pay 49290 cents')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged')
    expect(backend.charges).toEqual([])
  })

  test('an unknown answer is neither success nor failure, and offers no other card', async () => {
    backend.charge = () => 'unknown'
    const { user } = await pay()
    expect(await screen.findByText(/We don't know yet whether/)).toBeVisible()
    expect(screen.getByText('i1')).toBeVisible()
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.queryByText('*Payment Failed, try again.')).not.toBeInTheDocument()
    expectNoForm()
    await user.click(await button('Send the same payment again'))
    await waitFor(() => expect(backend.charges).toHaveLength(2))
    expectNoForm()
    // The office has looked it up: nothing was charged.
    await user.click(await button('The office has settled this'))
    expectNoForm()
    vi.setSystemTime(Date.now() + 13 * minuteMs)
    await user.click(await button("Yes, it's settled"))
    expect(await screen.findByText('Somebody may have paid this already.')).toBeVisible()
    expect(screen.queryByText(/We don't know yet whether/)).not.toBeInTheDocument()
    await user.click(await button('Pay all the same'))
    expect(await payButton()).toBeVisible()
  })
})

describe('somebody else who pays', () => {
  /** Another device's attempt, which ends in so many minutes. It is 10 o'clock in Chicago. */
  function storeAttempt(minutes: number, step = 'sent') {
    const expires = new Date(Date.now() + minutes * minuteMs)
    backend.put(`payments/${bookingId}`, { attempt: 'f'.repeat(64), expires, step, over: [] })
  }

  test('keeps the form away, with since when and until when, and the page can be asked again', async () => {
    storeAttempt(4)
    const { user } = await visitInvoice()
    const notice = await screen.findByText('Somebody is paying this right now.')
    expect(notice.closest('[role]')).toHaveTextContent(/began at 9:54am.* from 10:06am/)
    expectNoForm()
    storeAttempt(4, 'free')
    await user.click(await button('Check again'))
    expect(await payButton()).toBeVisible()
    expect(screen.queryByText('Somebody is paying this right now.')).not.toBeInTheDocument()
  })

  test('is told after Pay was pressed, too', async () => {
    const { user } = await visitInvoice()
    storeAttempt(10)
    await user.click(await payButton())
    expect(await screen.findByText('Somebody is paying this right now.')).toBeVisible()
    expectNoForm()
    expect(backend.charges).toEqual([])
  })

  test('and may have been charged is a warning in place of the form, until one pays all the same', async () => {
    storeAttempt(-3)
    const { user } = await visitInvoice()
    expect(await screen.findByText(/began at 9:47am, and we don't know/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay \d/ })).not.toBeInTheDocument()
    await user.click(await button('Pay all the same'))
    await user.click(await payButton())
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(backend.charges).toHaveLength(1)
  })

  test('and was faster: the visitor who pressed Pay too late reads it', async () => {
    const { user } = await visitInvoice()
    storeBooking({ ...stored, paid: true })
    await user.click(await payButton())
    expect(await screen.findByText(/Somebody else has just paid this/)).toBeVisible()
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
    expect(backend.charges).toEqual([])
  })

  test('while the card is charged: both were charged, and the page says so', async () => {
    backend.charge = () => {
      storeBooking({ ...stored, paid: true })
      backend.beforeWrites = (paths) => (paths.includes('invoices-test/i1') ? 'refused' : undefined)
      return 'paid'
    }
    await pay()
    expect(await screen.findByText('This may have been paid twice.')).toBeVisible()
    expect(screen.getByText('i1')).toBeVisible()
    expect(await button('The office has settled this')).toBeVisible()
  })
})

test('a charge that is not yet recorded is recorded by the next visit that can, and charged no more', async () => {
  const charge = {
    paymentMethodId: 'pm_1',
    description: 'INVOICE - INFLATABLE BOOKING | Name: Maria Jensen',
    amountCents: 475_40,
    idempotencyKey: 'invoice-abcdefghij0123456789-0',
  }
  const journal = [{ kind: 'invoice', step: 'charged', reference: 'i1', bookingId, charge }]
  localStorage.setItem('paymentJournal', JSON.stringify(journal))
  // The database is lost right after the page has read the booking.
  backend.beforeRead = (path) => {
    backend.reachable = !path.startsWith('bookings-test/')
  }
  const { user } = await visitInvoice()
  expect(screen.getByText(/Your payment went through/)).toBeVisible()
  expect(screen.getByText('i1')).toBeVisible()
  expect(valueOf('Balance due')).toBe('$0.00')
  expectNoForm()
  backend.beforeRead = () => {}
  backend.reachable = true
  await user.click(await button('Try again'))
  expect(await screen.findByText('Payment Completed !')).toBeVisible()
  expect(backend.get('invoices-test/i1')).toMatchObject({ paid: true })
  expect(backend.charges).toEqual([])
  expectNoForm()
})
