// Finishes an interrupted order or payment. Each page load renders it if the journal has entries.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  PaidNotBooked,
  PaidNotRecorded,
  PaidTwice,
  PaymentUnknown,
} from '~/components/payment/PaymentNotices'
import { isUnsettled, findUnknownCharge } from '~/lib/booking/commit/find-in-journal'
import { useJournal } from '~/lib/booking/commit/journal'
import { isUnsettledPayment } from '~/lib/booking/commit/outcome'
import { resumeOrders, retryPayment, type Resumed } from '~/lib/booking/order/resume'
import { useCart } from '~/lib/cart/store'
import { orderMessages } from '~/lib/text/order-messages'
import { Notice } from '~/ui/notice/Notice'
import { paths } from '~/urls/paths'
import { BookedMeanwhile } from './BookedMeanwhile'
import styles from './PaymentRecovery.module.css'

export function PaymentRecovery() {
  const { pathname } = useLocation()
  const [resumed, setResumed] = useState<readonly Resumed[]>([])
  const [retrying, setRetrying] = useState<string | null>(null)
  const journal = useJournal()
  const isTold = useToldByScreen()
  const shown = resumed.filter(
    ({ kind, reference }) =>
      !isTold(reference) && (kind === 'invoicePaid' || isUnsettled(journal, reference)),
  )

  useEffect(() => {
    void resumeOrders().then(setResumed)
  }, [])

  async function retry(reference: string) {
    setRetrying(reference)
    const outcome = await retryPayment(reference)
    setRetrying(null)
    if (outcome === null || !isUnsettledPayment(outcome)) return
    setResumed((before) => before.map((one) => (one.reference === reference ? outcome : one)))
  }

  return (
    <div className="container">
      <div className={styles.notices}>
        {/* Cart and checkout show it themselves. The key makes it show on one screen only. */}
        {![paths.cart(), paths.checkout()].includes(pathname) && <BookedMeanwhile key={pathname} />}
        {shown.map((one) =>
          one.kind === 'invoicePaid' ? (
            <Notice key={one.reference} tone="success" title={orderMessages.paymentCompleted} />
          ) : (
            <UnsettledPayment
              key={one.reference}
              payment={one}
              isInvoice={journal.some(
                ({ kind, reference }) => kind === 'invoice' && reference === one.reference,
              )}
              busy={retrying === one.reference}
              onRetry={() => void retry(one.reference)}
            />
          ),
        )}
      </div>
    </div>
  )
}

/** An invoice's page shows its own payment, and the checkout that for the days in the cart. */
function useToldByScreen(): (reference: string) => boolean {
  const { pathname } = useLocation()
  const journal = useJournal()
  const days = useCart().flatMap(({ days }) => days)
  const shown = pathname === paths.checkout() ? findUnknownCharge(journal, days)?.reference : null
  return (reference) => reference === shown || paths.invoice(reference) === pathname
}

type UnsettledPaymentProps = {
  payment: Exclude<Resumed, { kind: 'invoicePaid' }>
  isInvoice: boolean
  busy: boolean
  onRetry: () => void
}

function UnsettledPayment({
  payment: { kind, reference },
  isInvoice,
  busy,
  onRetry,
}: UnsettledPaymentProps) {
  const common = { reference, busy }
  // An invoice is paid only on its own page, where its balance is read first.
  const retry = isInvoice ? {} : { onRetry }
  if (kind === 'unknownCharge')
    return <PaymentUnknown {...common} {...retry} what={isInvoice ? 'invoice' : 'booking'} />
  if (kind === 'chargedTwice') return <PaidTwice {...common} />
  const isStuck = kind === 'chargedStuck'
  if (isInvoice) return <PaidNotRecorded {...common} isStuck={isStuck} />
  return <PaidNotBooked {...common} {...retry} isStuck={isStuck} />
}
