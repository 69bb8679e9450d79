// The next visit after an order or a payment that was interrupted: finishes it, and tells what it came to. In the page only
// while the journal has something in it.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PaidNotBooked, PaidNotRecorded, PaymentUnknown } from '~/components/PaymentNotices'
import { confirmationTitle } from '~/components/order/confirmation-title'
import { useConfirmation } from '~/components/order/use-confirmation'
import { useJournal } from '~/lib/booking/commit/journal'
import { loadConfirmation, saveConfirmation } from '~/lib/booking/order/confirmation'
import { openCharge } from '~/lib/booking/commit/open-charge'
import { resumeOrders, retryPayment, type Resumed } from '~/lib/booking/order/resume'
import { useCart } from '~/lib/cart/store'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'
import { Container } from '~/ui/Container'
import { Notice } from '~/ui/Notice'

export function PaymentRecovery() {
  const [resumed, setResumed] = useState<readonly Resumed[]>([])
  const [retrying, setRetrying] = useState<string | null>(null)
  const journal = useJournal()
  const isTold = useToldByScreen()
  // Once is enough: not again on the next screen.
  const isConfirmed = useConfirmedByScreen()
  if (resumed.some(isConfirmed)) setResumed(resumed.filter((one) => !isConfirmed(one)))
  const shown = resumed.filter((one) => {
    if (one.kind === 'booked') return true
    if (one.kind === 'invoicePaid') return !isTold(one.reference)
    const isOpen = journal.some(
      ({ kind, reference }) => reference === one.reference && kind !== 'settled',
    )
    return isOpen && !isTold(one.reference)
  })

  useEffect(() => {
    void resumeOrders().then(setResumed)
  }, [])

  async function retry(reference: string) {
    setRetrying(reference)
    const came = await retryPayment(reference)
    setRetrying(null)
    if (came === null || came.kind === 'busy') return
    setResumed((before) =>
      before.map((one) => ('reference' in one && one.reference === reference ? came : one)),
    )
  }

  return (
    <Container>
      {shown.map((one) =>
        one.kind === 'booked' ? (
          <Booked key={one.id} booked={one} />
        ) : one.kind === 'invoicePaid' ? (
          <Notice key={one.reference} tone="success" title={messages.paymentCompleted} />
        ) : (
          <OpenPayment
            key={one.reference}
            told={one}
            isInvoice={journal.some(
              ({ kind, reference }) => kind === 'invoice' && reference === one.reference,
            )}
            busy={retrying === one.reference}
            onRetry={() => void retry(one.reference)}
          />
        ),
      )}
    </Container>
  )
}

type BookedProps = { booked: Extract<Resumed, { kind: 'booked' }> }

/** Told on a screen that shows no confirmations; none that shows them tells it again. */
function Booked({ booked }: BookedProps) {
  const { id } = booked
  useEffect(() => {
    if (loadConfirmation()?.id === id) saveConfirmation(null)
  }, [id])
  return (
    <Notice tone="success" title={confirmationTitle(booked)}>
      <p>
        Confirmation ID <strong>{id}</strong>
      </p>
    </Notice>
  )
}

/** The screen that placed an order shows its confirmation; cart and checkout show any. */
function useConfirmedByScreen(): (one: Resumed) => boolean {
  const { pathname } = useLocation()
  const { here, elsewhere } = useConfirmation()
  const any = [paths.cart(), paths.checkout()].includes(pathname)
  const id = here?.id ?? (any ? elsewhere?.id : undefined)
  return (one) => one.kind === 'booked' && one.id === id
}

/** An invoice's page tells its own payment, and the checkout that of the days in the cart. */
function useToldByScreen(): (reference: string) => boolean {
  const { pathname } = useLocation()
  const journal = useJournal()
  const days = useCart().flatMap((entry) => entry.days)
  const atCheckout = pathname === paths.checkout() ? openCharge(journal, days)?.reference : null
  return (reference) => reference === atCheckout || paths.invoice(reference) === pathname
}

type OpenPaymentProps = {
  told: Exclude<Resumed, { kind: 'booked' | 'invoicePaid' }>
  isInvoice: boolean
  busy: boolean
  onRetry: () => void
}

function OpenPayment({ told: { kind, reference }, isInvoice, busy, onRetry }: OpenPaymentProps) {
  const common = { reference, busy }
  // An invoice is paid on its own page alone, where its balance is read first.
  const retry = isInvoice ? {} : { onRetry }
  if (kind === 'unknownCharge')
    return <PaymentUnknown {...common} {...retry} what={isInvoice ? 'invoice' : 'booking'} />
  const isStuck = kind === 'chargedStuck'
  if (isInvoice) return <PaidNotRecorded {...common} isStuck={isStuck} />
  return <PaidNotBooked {...common} {...retry} isStuck={isStuck} />
}
