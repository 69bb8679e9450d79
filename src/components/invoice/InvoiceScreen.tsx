// An invoice: customer, dates, items, amounts, and the card form for the balance. Prints without the form.
import { BookedItems } from '~/components/order/BookedItems'
import { OrderSheet } from '~/components/order/OrderSheet'
import { SheetColumns } from '~/components/order/SheetColumns'
import type { InvoiceOutcome } from '~/lib/booking/card/invoice'
import type { Invoice } from '~/lib/db/invoices'
import type { StoredBooking, StoredBookingLine } from '~/lib/db/bookings/read-booking'
import { toStoredDay } from '~/lib/time/dates'
import { BookingFacts } from './BookingFacts'
import { InvoiceBalances } from './InvoiceBalances'
import { InvoicePayment } from './InvoicePayment'
import { InvoiceStatus } from './InvoiceStatus'
import { useInvoicePayment } from './use-invoice-payment'

type InvoiceScreenProps = {
  invoice: Invoice
  booking: StoredBooking
  /** The outcome of an earlier visit's payment, if there was one. */
  earlier: InvoiceOutcome | null
}

export function InvoiceScreen({ invoice, booking, earlier }: InvoiceScreenProps) {
  const payment = useInvoicePayment(invoice, booking, earlier)
  const { status, dueCents } = payment
  return (
    <OrderSheet
      title="Invoice"
      detail={`Booking ID ${booking.id}`}
      status={<InvoiceStatus status={status} dueCents={dueCents} />}
    >
      <BookingFacts booking={booking} />
      <SheetColumns
        items={
          <div>
            <Items id="inflatables" title="Booked inflatables" lines={booking.inflatables} />
            <Items id="extras" title="Booked extras" lines={booking.extras} />
          </div>
        }
        amounts={<InvoiceBalances booking={booking} dueCents={dueCents} />}
        more={<InvoicePayment booking={booking} payment={payment} />}
      />
    </OrderSheet>
  )
}

type ItemsProps = { id: string; title: string; lines: readonly StoredBookingLine[] }

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
