// The button that opens the invoice on which the balance is paid. A booking without an invoice gets one first.
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PhoneLink } from '~/components/help/PhoneLink'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { openInvoice } from '~/lib/db/invoices'
import { formatCents } from '~/lib/domain/money'
import { paths } from '~/paths'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

export function PayBalance({ booking }: { booking: StoredBooking }) {
  const { id, invoiceId, balanceDueCents } = booking
  const [step, setStep] = useState<'idle' | 'opening' | 'failed' | 'paidBefore'>('idle')
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()

  async function open() {
    setStep('opening')
    const opened = await openForPayment(id, invoiceId).catch(() => null)
    if (opened === null) setStep('failed')
    else if (opened === 'paidBefore') setStep(opened)
    // Not if the visitor has gone to another page meanwhile.
    else if (button.current) void navigate(paths.invoice(opened.id))
  }

  return (
    <>
      <Button ref={button} wide busy={step === 'opening'} onClick={() => void open()}>
        Pay {formatCents(balanceDueCents)} by card
      </Button>
      {step === 'failed' && (
        <Notice tone="error" title="We couldn't open the payment page. Nothing was charged.">
          <p>
            Try again in a moment, or call <PhoneLink />.
          </p>
        </Notice>
      )}
      {step === 'paidBefore' && (
        <Notice tone="error" title="You can't pay this balance online. Nothing was charged.">
          <p>
            We already have a payment for this booking's invoice. Call <PhoneLink />, and we'll look
            into it.
          </p>
        </Notice>
      )}
    </>
  )
}

/** 'paidBefore': its invoice is paid, but the office has set the booking unpaid again, so it can't be paid once more. */
async function openForPayment(bookingId: string, named: string) {
  const invoice = await openInvoice(bookingId, named)
  if (!invoice?.paid) return invoice
  // Another device may just have paid both.
  return (await findStoredBooking(bookingId))?.paid ? invoice : 'paidBefore'
}
