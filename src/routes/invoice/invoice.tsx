// /invoice/:id: an invoice with the balance to pay by card, for anybody who has the link.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PageHead } from '~/components/page/PageHead'
import { resumeInvoice } from '~/lib/booking/card/invoice'
import { findBalanceState } from '~/lib/booking/commit/attempt'
import type { BalanceState } from '~/lib/booking/plan/balance-state'
import { findBooking } from '~/lib/db/bookings/find-booking'
import { findInvoice } from '~/lib/db/invoices'
import { failureOf } from '~/lib/failures/failure'
import { orderMessages } from '~/lib/text/order-messages'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { mendLink } from '~/urls/mailed-links'
import { paths } from '~/urls/paths'
import { InvoiceNotice } from './InvoiceNotice'
import { InvoiceScreen } from './InvoiceScreen'

export async function loader({ params, request }: LoaderFunctionArgs) {
  mendLink(request)
  const id = params['id'] ?? ''
  const documents = await readDocuments(id)
  // After reading, so that the outcome shows a payment that was just finished.
  return { id, ...documents, outcome: await resumeInvoice(id, documents.booking?.id) }
}

async function readDocuments(id: string) {
  try {
    const invoice = await findInvoice(id)
    const bookingId = invoice?.bookingId ?? ''
    const [booking, balanceState] = await Promise.all([
      findBooking(bookingId),
      findBalanceState(bookingId),
    ])
    return { failure: null, invoice, booking, balanceState }
  } catch (error) {
    return { failure: failureOf(error), invoice: null, booking: null, balanceState: chargeable }
  }
}

const chargeable: BalanceState = { kind: 'chargeable' }

export function Component() {
  const { id, failure, invoice, booking, balanceState, outcome } = useLoaderData<typeof loader>()
  return (
    <div className="container">
      <PageHead title="Invoice" />
      {invoice && booking ? (
        <InvoiceScreen
          key={id}
          invoice={invoice}
          booking={booking}
          balanceState={balanceState}
          earlier={outcome}
        />
      ) : (
        <div className="section stack-24">
          {failure ? (
            <>
              <h1>Invoice</h1>
              {outcome && <InvoiceNotice outcome={outcome} />}
              <FailureNotice title="Your invoice didn't load." failure={failure} />
            </>
          ) : (
            <EmptyState
              level={1}
              title={invoice ? orderMessages.bookingNotFound : orderMessages.invoiceNotFound}
              action={<ButtonLink to={paths.home()}>Home</ButtonLink>}
            >
              <p>
                Open the link in our email again, or call <PhoneLink />.
              </p>
            </EmptyState>
          )}
        </div>
      )}
    </div>
  )
}
