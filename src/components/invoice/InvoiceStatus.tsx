// The status at the top of an invoice. It takes the focus when a payment completes, because the focused button disappears.
import { useEffect, useRef } from 'react'
import { StatusPill } from '~/components/order/StatusPill'
import { messages } from '~/lib/text/messages'
import { formatCents, type Cents } from '~/lib/domain/money'
import type { InvoiceStatus as Status } from './use-invoice-payment'

export function InvoiceStatus({ status, dueCents }: { status: Status; dueCents: Cents }) {
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

function describe(status: Status, dueCents: Cents): string {
  if (status === 'paid') return messages.paymentCompleted
  if (status === 'charged') return 'Payment received'
  return status === 'due' ? `Balance due ${formatCents(dueCents)}` : 'Call us for the balance'
}
