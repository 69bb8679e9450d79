import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { findBooking } from '~/lib/db/bookings/find-booking'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { findOrCreateInvoice } from '~/lib/db/invoices'
import { formatCents } from '~/lib/domain/money'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { paths } from '~/urls/paths'

/** Opens the invoice on which the balance is paid. A booking without an invoice gets one first. */
export function PayBalance({ booking }: { booking: Booking }) {
  const { id, invoiceId, balanceDueCents } = booking
  const [step, setStep] = useState<'idle' | 'opening' | 'paidBefore' | { failure: Failure }>('idle')
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()

  async function open() {
    setStep('opening')
    const opened = await openForPayment(id, invoiceId).catch(failureOf)
    if (opened === 'paidBefore') setStep(opened)
    // Without an invoice and without an error, the database refused to store one.
    else if (opened === null) setStep({ failure: 'refused' })
    else if (typeof opened === 'string') setStep({ failure: opened })
    // Without the button, the visitor has already gone to another page.
    else if (button.current) void navigate(`${paths.invoice(opened.id)}#pay-by-card`)
  }

  return (
    <div className="stack-20 no-print">
      <Button ref={button} wide busy={step === 'opening'} onClick={() => void open()}>
        {`Pay ${formatCents(balanceDueCents)} by card`}
      </Button>
      {step !== 'idle' && step !== 'opening' && (
        <OutcomeFocus outcome={step}>
          {step === 'paidBefore' ? (
            <Notice tone="error" title="You can't pay this balance online. Nothing was charged.">
              <p>
                We already have a payment for this booking's invoice. Call <PhoneLink />, and we'll
                look into it.
              </p>
            </Notice>
          ) : (
            <FailureNotice
              title="We couldn't open the payment page. Nothing was charged."
              failure={step.failure}
              action={null}
            />
          )}
        </OutcomeFocus>
      )}
    </div>
  )
}

/** 'paidBefore': the office set the booking of a paid invoice unpaid; it can't be paid again. */
async function openForPayment(bookingId: string, named: string) {
  const invoice = await findOrCreateInvoice(bookingId, named)
  if (!invoice?.paid) return invoice
  // Another device may just have paid the invoice and the booking.
  return (await findBooking(bookingId))?.paid ? invoice : 'paidBefore'
}
