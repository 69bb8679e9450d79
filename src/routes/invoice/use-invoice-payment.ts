// The payment of an invoice on its page: the balance and the outcome.
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { payInvoice, type InvoiceOutcome } from '~/lib/booking/card/invoice'
import type { BalanceState } from '~/lib/booking/plan/balance-state'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Invoice } from '~/lib/db/invoices'
import { createdStamp } from '~/lib/time/dates'

/** 'charged': the documents aren't updated yet. 'unreadable': the balance can't be read. */
export type InvoiceStatus = 'due' | 'paid' | 'charged' | 'unreadable'

export type InvoicePaymentState = ReturnType<typeof useInvoicePayment>

/**
 * @param balanceState whether somebody else was paying when the page was read
 * @param earlier the outcome of an earlier page load's payment, if there was one
 */
export function useInvoicePayment(
  invoice: Invoice,
  booking: Booking,
  balanceState: BalanceState,
  earlier: InvoiceOutcome | null,
) {
  const [made, setMade] = useState<InvoiceOutcome | null>(null)
  /** When somebody else may have been charged: the customer read it, and pays all the same. */
  const [warnedOf, setWarnedOf] = useState<Date | null>(null)
  /** When it was paid here: the invoice isn't read again then. */
  const [paidNow, setPaidNow] = useState('')
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const running = useRef(false)
  const last = made ?? earlier ?? (balanceState.kind === 'chargeable' ? null : balanceState)
  // While a payment runs, the last outcome is hidden, except an unknown one.
  const isHidden =
    (busy && last?.kind !== 'unknownCharge') ||
    (last?.kind === 'mayBeCharged' && last.since.getTime() === warnedOf?.getTime())
  const outcome = isHidden ? null : last
  const status = statusOf(invoice, booking, outcome)

  async function pay(createPaymentMethod: () => Promise<string | null>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    const answer = await payInvoice(
      {
        invoiceId: invoice.id,
        bookingId: booking.id,
        customer: `${booking.name} ${booking.lastName}`.trim(),
        amountCents: booking.balanceDueCents,
        warnedOf,
      },
      createPaymentMethod,
    )
    running.current = false
    setMade(answer)
    if (answer.kind === 'invoicePaid') setPaidNow(createdStamp(new Date()))
    setBusy(false)
    if (answer.kind === 'differs') await revalidate()
  }

  /** Reads the invoice again, which also finishes a charged payment. */
  async function reload() {
    setMade(null)
    await revalidate()
  }

  return {
    outcome,
    made,
    status,
    paidOn: invoice.paidOn || paidNow,
    dueCents: status === 'due' ? booking.balanceDueCents : 0,
    busy,
    pay,
    payDespite: setWarnedOf,
    reload,
  }
}

function statusOf(
  invoice: Invoice,
  booking: Booking,
  outcome: InvoiceOutcome | null,
): InvoiceStatus {
  if (invoice.paid || booking.paid) return 'paid'
  if (['invoicePaid', 'paidElsewhere', 'chargedTwice'].includes(outcome?.kind ?? '')) return 'paid'
  if (outcome?.kind === 'chargedUnanswered' || outcome?.kind === 'chargedStuck') return 'charged'
  return booking.amountsInCents ? 'due' : 'unreadable'
}
