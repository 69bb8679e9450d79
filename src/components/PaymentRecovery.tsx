// The next visit after a payment that was interrupted: finishes it, and tells what came of it. In the page only while the
// journal has something in it.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PaidNotBooked, PaidNotRecorded, PaymentUnknown } from '~/components/PaymentNotices'
import { readJournal } from '~/lib/booking/journal'
import { recoverPayments, settle, type Recovered } from '~/lib/booking/recover'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { Button } from '~/ui/Button'
import { Container } from '~/ui/Container'
import { Notice } from '~/ui/Notice'

let recovering: Promise<Recovered[]> | null = null

export function PaymentRecovery() {
  const [recovered, setRecovered] = useState<readonly Recovered[]>([])
  const { pathname } = useLocation()
  // An invoice's page tells of its own payment by itself.
  const shown = recovered.filter(
    (answer) => !('reference' in answer) || paths.invoice(answer.reference) !== pathname,
  )

  useEffect(() => {
    // Once a visit, however often React mounts this.
    recovering ??= recoverPayments()
    void recovering.then(setRecovered)
  }, [])

  function settled(reference: string) {
    settle(reference)
    setRecovered(
      recovered.filter((answer) => !('reference' in answer) || answer.reference !== reference),
    )
  }

  return (
    <Container>
      {shown.map((answer) => (
        <RecoveredNotice
          key={answer.kind === 'booked' ? answer.id : answer.reference}
          answer={answer}
          onSettled={settled}
        />
      ))}
    </Container>
  )
}

function RecoveredNotice({
  answer,
  onSettled,
}: {
  answer: Recovered
  onSettled: (reference: string) => void
}) {
  if (answer.kind === 'invoicePaid')
    return <Notice tone="success" title={messages.paymentCompleted} />
  if (answer.kind === 'booked') {
    return (
      <Notice tone="success" title={messages.bookingCompleted}>
        <p>
          Confirmation ID <strong>{answer.id}</strong>
        </p>
      </Notice>
    )
  }
  const { reference } = answer
  const settledButton = (
    <Button look="outline" size="small" onClick={() => onSettled(reference)}>
      Settled with the office
    </Button>
  )
  if (answer.kind === 'unknownCharge')
    return <PaymentUnknown reference={reference} action={settledButton} />
  const isStuck = answer.kind === 'chargedStuck'
  const Paid = isInvoice(reference) ? PaidNotRecorded : PaidNotBooked
  return <Paid reference={reference} isStuck={isStuck} action={isStuck && settledButton} />
}

/** What was paid and isn't over stands in the journal, with its kind. */
function isInvoice(reference: string): boolean {
  return readJournal().some(
    (payment) => payment.kind === 'invoice' && payment.reference === reference,
  )
}
