// Asks for a signature if the booking has none: the office entered it, or it is older.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { LazyContract } from '~/components/order/lazy-contract'
import { signBooking } from '~/lib/booking/change/sign'
import { linesOf } from '~/lib/booking/plan/rental-times'
import { signatureWords, signingWords } from '~/lib/booking/plan/signature'
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Failure } from '~/lib/failures/failure'
import { today } from '~/lib/time/dates'
import { Button } from '~/ui/button/Button'
import { DialogFoot } from '~/ui/dialog/Dialog'
import { Notice } from '~/ui/notice/Notice'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'

export function SignContract({ booking, now }: { booking: Booking; now: Date }) {
  const { revalidate } = useRevalidator()
  const [reading, setReading] = useState(false)
  const [step, setStep] = useState<'idle' | 'signing' | 'signed' | Failure>('idle')
  const name = `${booking.name} ${booking.lastName}`.trim()

  async function sign() {
    setStep('signing')
    const answer = await signBooking(booking.id)
    setStep(answer === 'gone' ? 'idle' : answer)
    if (answer === 'signed' || answer === 'gone') {
      setReading(false)
      void revalidate()
    }
  }

  if (step === 'signed')
    return (
      <OutcomeFocus outcome={step}>
        <Notice tone="success" title="Thank you. The release is signed." />
      </OutcomeFocus>
    )
  const isEventAhead = linesOf(booking).some(({ days }) => days.some((day) => day >= today(now)))
  if (booking.markedCanceled || !isEventAhead || signatureWords(booking) !== null) return null
  return (
    <>
      <Notice
        tone="info"
        title="Please sign the release before your event."
        action={
          <Button look="outline" size="small" onClick={() => setReading(true)}>
            Sign the release
          </Button>
        }
      >
        <p>Our crew sets up once the rules and the liability release are signed.</p>
      </Notice>
      {reading && (
        <LazyContract onClose={() => setReading(false)}>
          <DialogFoot>
            <p className="note">{signingWords(name)}</p>
            <Button wide busy={step === 'signing'} onClick={() => void sign()}>
              {name === '' ? 'Sign' : `Sign as ${name}`}
            </Button>
            {step !== 'idle' && step !== 'signing' && (
              <FailureNotice title="The release isn't signed yet." failure={step} action={null} />
            )}
          </DialogFoot>
        </LazyContract>
      )}
    </>
  )
}
