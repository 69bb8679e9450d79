// The pill at the invoice's head. It takes the focus when a payment completes, as the button that had it is gone by then.
import { useEffect, useRef } from 'react'
import { messages } from '~/lib/messages'
import { formatCents, type Cents } from '~/lib/money'
import { Icon } from '~/ui/Icon'
import type { InvoiceStatus as Status } from './use-invoice-payment'
import styles from './InvoiceStatus.module.css'

export function InvoiceStatus({ status, dueCents }: { status: Status; dueCents: Cents }) {
  const pill = useRef<HTMLOutputElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (status === 'paid' && before.current !== 'paid') pill.current?.focus()
    before.current = status
  }, [status])

  return (
    <output ref={pill} tabIndex={-1} className={status === 'paid' ? styles.paid : styles.due}>
      <Icon name={status === 'paid' ? 'check-circle' : 'hourglass'} size="1.25rem" />
      {describe(status, dueCents)}
    </output>
  )
}

function describe(status: Status, dueCents: Cents): string {
  if (status === 'paid') return messages.paymentCompleted
  if (status === 'charged') return 'Payment received'
  return status === 'due' ? `Balance due ${formatCents(dueCents)}` : 'Balance unknown'
}
