// The button that opens the invoice on which the balance is paid. A booking without an invoice gets one first.
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PhoneLink } from '~/components/help/PhoneLink'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { openInvoice } from '~/lib/db/invoices'
import { formatCents } from '~/lib/domain/money'
import { paths } from '~/paths'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

export function PayBalance({ booking }: { booking: StoredBooking }) {
  const { id, balanceDueCents } = booking
  const [step, setStep] = useState<'idle' | 'opening' | 'failed'>('idle')
  const button = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()

  async function open() {
    setStep('opening')
    const invoiceId = booking.invoiceId || (await openInvoice(id).catch(() => null))
    if (invoiceId === null) setStep('failed')
    // Not if the visitor has gone to another page meanwhile.
    else if (button.current) void navigate(paths.invoice(invoiceId))
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
    </>
  )
}
