// The amounts of the booking. Here deliveryFee is the charge for distance, deliveryAmount the one for the time window.
import { PhoneLink } from '~/components/help/PhoneLink'
import type { StoredBooking } from '~/lib/db/read-booking'
import { formatCents, type Cents } from '~/lib/money'
import { Notice } from '~/ui/Notice'
import { SummaryList } from '~/ui/SummaryList'
import { SummaryRow } from '~/ui/SummaryRow'
import styles from './invoice.module.css'

type InvoiceBalancesProps = { booking: StoredBooking; dueCents: Cents }

export function InvoiceBalances({ booking, dueCents }: InvoiceBalancesProps) {
  const { balances, totalCents } = booking
  return (
    <section className={styles.balances} aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      {balances ? (
        <SummaryList>
          <SummaryRow label="Rent" amount={formatCents(balances.rent)} />
          <SummaryRow label="Damage waiver" amount={formatCents(balances.damageWaiver)} />
          <SummaryRow label="Time frame delivery" amount={formatCents(balances.deliveryAmount)} />
          <SummaryRow label="Delivery fee" amount={formatCents(balances.deliveryFee)} />
          <SummaryRow label="Insurance" amount={formatCents(balances.insurance)} />
          <SummaryRow label="Tax" amount={formatCents(balances.tax)} />
          <SummaryRow
            label="Deposit"
            // Subtracted, not negated: no deposit would otherwise read as -$0.00.
            amount={formatCents(0 - balances.deposit)}
            {...(balances.deposit > 0 && { tone: 'discount' })}
          />
          <SummaryRow label={<strong>Total</strong>} amount={formatCents(totalCents)} />
          <SummaryRow label="Balance due" amount={formatCents(dueCents)} tone="total" />
        </SummaryList>
      ) : (
        <Notice tone="error" title="These amounts can't be shown.">
          <p>
            Please call <PhoneLink />: the office tells you what is due.
          </p>
        </Notice>
      )}
    </section>
  )
}
