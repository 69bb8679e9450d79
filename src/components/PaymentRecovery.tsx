// The next visit after an order or a payment that was interrupted: finishes it, and tells what it came to. In the page only
// while the journal has something in it.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PaidNotBooked, PaidNotRecorded, PaymentUnknown } from '~/components/PaymentNotices'
import { confirmationTitle } from '~/components/order/confirmation-title'
import { useConfirmation } from '~/components/order/use-confirmation'
import { useJournal } from '~/lib/booking/commit/journal'
import { isOpen, openCharge } from '~/lib/booking/order/earlier'
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
  const shown = resumed.filter(
    (one) =>
      !isTold(one) &&
      (one.kind === 'booked' || one.kind === 'invoicePaid' || isOpen(journal, one.reference)),
  )

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
          <Notice key={one.id} tone="success" title={confirmationTitle(one)}>
            <p>
              Confirmation ID <strong>{one.id}</strong>
            </p>
          </Notice>
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

/** An invoice's page tells its own payment, the checkout that of the days in the cart, and an order's screen its order. */
function useToldByScreen(): (one: Resumed) => boolean {
  const { pathname } = useLocation()
  const journal = useJournal()
  const days = useCart().flatMap((entry) => entry.days)
  const { here, elsewhere } = useConfirmation()
  const atCheckout = pathname === paths.checkout() ? openCharge(journal, days)?.reference : null
  // Both tell of an order that was placed on another screen.
  const meanwhile = [paths.cart(), paths.checkout()].includes(pathname) ? elsewhere?.id : null
  return (one) =>
    one.kind === 'booked'
      ? one.id === here?.id || one.id === meanwhile
      : one.reference === atCheckout || paths.invoice(one.reference) === pathname
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
