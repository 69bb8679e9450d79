// What is due with the card form, then customer, dates, items, amounts. Prints without the form.
import { useEffect, useRef } from 'react'
import { SignedContract } from '~/components/order/RentalPolicies'
import { BookedItems } from '~/components/printed-order/BookedItems'
import {
  BalanceDue,
  PaymentRecord,
  PrintedAmounts,
} from '~/components/printed-order/PrintedAmounts'
import { PrintedOrder, PrintedColumns } from '~/components/printed-order/PrintedOrder'
import { StatusPill } from '~/components/printed-order/StatusPill'
import type { InvoiceOutcome } from '~/lib/booking/card/invoice'
import type { BalanceState } from '~/lib/booking/plan/balance-state'
import { dayOf } from '~/lib/booking/plan/payment-sentences'
import type { Booking, ShownLine } from '~/lib/db/bookings/read-booking'
import type { Invoice } from '~/lib/db/invoices'
import { formatCents, type Cents } from '~/lib/domain/money'
import { orderMessages } from '~/lib/text/order-messages'
import { toStoredDay } from '~/lib/time/stored-day'
import { config } from '~/settings/site-settings'
import { Button, ButtonLink } from '~/ui/button/Button'
import { useNow } from '~/ui/use-now'
import { paths } from '~/urls/paths'
import { BookingFacts } from './BookingFacts'
import { InvoicePayment } from './InvoicePayment'
import { useInvoicePayment, type InvoiceStatus } from './use-invoice-payment'
import styles from './invoice.module.css'

type InvoiceScreenProps = {
  invoice: Invoice
  booking: Booking
  balanceState: BalanceState
  /** The outcome of an earlier page load's payment, if there was one. */
  earlier: InvoiceOutcome | null
}

export function InvoiceScreen({ invoice, booking, balanceState, earlier }: InvoiceScreenProps) {
  const payment = useInvoicePayment(invoice, booking, balanceState, earlier)
  const { status, dueCents, paidOn } = payment
  return (
    <PrintedOrder
      title={status === 'paid' ? 'Receipt' : 'Invoice'}
      detail={`Confirmation ID ${booking.id}`}
      status={<Status status={status} dueCents={dueCents} />}
    >
      <div className={status === 'due' ? styles.top : undefined}>
        <InvoicePayment booking={booking} payment={payment} />
        <div>
          <From />
          {status === 'paid' && booking.amountsInCents && (
            <p className={styles.paid}>{paidWords(booking, paidOn)}</p>
          )}
          <div className={`buttons no-print ${styles.actions}`}>
            <ButtonLink look="outline" size="small" to={paths.booking(booking.id)}>
              See your booking
            </ButtonLink>
            <Button look="outline" size="small" onClick={() => window.print()}>
              {status === 'paid' ? 'Print receipt' : 'Print'}
            </Button>
          </div>
        </div>
      </div>
      <BookingFacts booking={booking} />
      <PrintedColumns
        items={
          <div>
            <Items id="inflatables" title="Booked inflatables" lines={booking.inflatables} />
            <Items id="extras" title="Booked extras" lines={booking.extras} />
          </div>
        }
        amounts={<Balances booking={booking} dueCents={dueCents} />}
      />
    </PrintedOrder>
  )
}

/** Who bills, as a receipt needs it. */
function From() {
  const { name, street, phone, email } = config.company
  return (
    <address className={styles.from}>
      <strong translate="no">{name}</strong>
      <span translate="no">{street}</span>
      <span translate="no">{`${phone}, ${email}`}</span>
    </address>
  )
}

/** "$475.40 paid on Tue, Jun 8, 2027"; without the day if it isn't stored. */
function paidWords(booking: Booking, paidOn: string): string {
  const day = dayOf(paidOn)
  return `${formatCents(booking.afterDepositCents)} paid${day ? ` on ${day}` : ''}`
}

/** Takes the focus when a payment completes, because the focused button disappears. */
function Status({ status, dueCents }: { status: InvoiceStatus; dueCents: Cents }) {
  const pill = useRef<HTMLOutputElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (status === 'paid' && before.current !== 'paid') pill.current?.focus()
    before.current = status
  }, [status])

  return (
    <StatusPill ref={pill} tabIndex={-1} settled={status === 'paid'}>
      {describe(status, dueCents)}
    </StatusPill>
  )
}

function describe(status: InvoiceStatus, dueCents: Cents): string {
  if (status === 'paid') return orderMessages.paymentCompleted
  if (status === 'charged') return 'Payment received'
  return status === 'due' ? `Balance due ${formatCents(dueCents)}` : 'Call us for the balance'
}

type ItemsProps = { id: string; title: string; lines: readonly ShownLine[] }

function Items({ id, title, lines }: ItemsProps) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <span className="visually-hidden">
        <h2 id={id}>{title}</h2>
      </span>
      <BookedItems lines={lines} daysText={(days) => days.map(toStoredDay).join(' > ')} />
    </section>
  )
}

type BalancesProps = { booking: Booking; dueCents: Cents }

function Balances({ booking, dueCents }: BalancesProps) {
  const now = useNow()
  return (
    <section className={`panel stack-20 ${styles.balances}`} aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <PrintedAmounts amountsInCents={booking.amountsInCents} dueCents={dueCents} />
      <PaymentRecord booking={booking} />
      <SignedContract booking={booking} />
      {dueCents > 0 && <BalanceDue booking={booking} now={now} />}
    </section>
  )
}
