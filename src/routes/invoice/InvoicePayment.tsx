// Pays the balance: the card form, unless an earlier charge's result is unknown.
import { useEffect, useRef } from 'react'
import { useLinkedHeading } from '~/components/page/use-linked-heading'
import { CardPayment } from '~/components/payment/CardPayment'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { orderMessages } from '~/lib/text/order-messages'
import { InvoiceNotice } from './InvoiceNotice'
import type { InvoicePaymentState } from './use-invoice-payment'
import styles from './invoice.module.css'

type InvoicePaymentProps = { booking: Booking; payment: InvoicePaymentState }

export function InvoicePayment({ booking, payment }: InvoicePaymentProps) {
  const { outcome, made, status, dueCents, busy, pay, payDespite, reload } = payment
  const box = useRef<HTMLDivElement>(null)
  // The booking's Pay leads here.
  useLinkedHeading()
  useEffect(() => {
    // The focused button may have disappeared.
    if (made && document.activeElement === document.body) box.current?.focus()
  }, [made])
  const kind = outcome?.kind
  const unknown = kind === 'unknownCharge'
  // A paid invoice shows nothing here but what this browser did, or didn't do.
  const showsOutcome =
    status !== 'paid' || unknown || kind === 'paidElsewhere' || kind === 'chargedTwice'
  const isOpen = !unknown && kind !== 'paying' && kind !== 'mayBeCharged'
  return (
    <div ref={box} tabIndex={-1} className={`stack-24 no-print ${styles.payment}`}>
      {outcome && showsOutcome && (
        <InvoiceNotice
          outcome={outcome}
          busy={busy}
          onRetry={() => void (unknown ? pay(noNewCard) : reload())}
          onSettled={() => void reload()}
          onPayDespite={payDespite}
        />
      )}
      {status === 'due' && dueCents > 0 && isOpen && (
        <section className={`stack-24 ${styles.form}`} aria-labelledby="pay-by-card">
          <h2 id="pay-by-card" tabIndex={-1}>
            Pay by card
          </h2>
          <CardPayment
            amountCents={dueCents}
            billing={billingOf(booking)}
            address={booking.address}
            loadingText={orderMessages.processingCheckout}
            busy={busy}
            onPay={pay}
          />
        </section>
      )}
    </div>
  )
}

/** Another card would be a second charge. */
const noNewCard = () => Promise.resolve(null)

function billingOf({ name, lastName, email, phone }: Booking) {
  return { name: `${name} ${lastName}`.trim(), email, ...(phone !== '' && { phone }) }
}
