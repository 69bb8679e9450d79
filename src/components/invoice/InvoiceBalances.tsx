import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import type { Cents } from '~/lib/money'
import { StoredAmounts } from '~/components/order/StoredAmounts'
import styles from './invoice.module.css'

type InvoiceBalancesProps = { booking: StoredBooking; dueCents: Cents }

export function InvoiceBalances(props: InvoiceBalancesProps) {
  return (
    <section className={styles.balances} aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <StoredAmounts {...props} />
    </section>
  )
}
