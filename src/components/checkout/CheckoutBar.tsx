// The next step. On phones it stays at the lower edge until its own place is reached, beside the total, which opens the
// summary as a sheet.
import { useState, type ReactNode } from 'react'
import { formatCents, type Cents } from '~/lib/domain/money'
import { Dialog } from '~/ui/dialog/Dialog'
import { Icon } from '~/ui/Icon'
import styles from './CheckoutBar.module.css'

type CheckoutBarProps = {
  totalCents: Cents
  /** If the total is a deposit: the full price. */
  ofCents: Cents | null
  /** What the total doesn't include yet: empty, or "delivery". */
  missing: string
  rentals: number
  summary: ReactNode
  children: ReactNode
}

export function CheckoutBar(props: CheckoutBarProps) {
  const { totalCents, ofCents, missing, rentals, summary, children } = props
  const [open, setOpen] = useState(false)
  return (
    <div className={`no-print ${styles.bar}`}>
      <button
        type="button"
        className={styles.total}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="sum">{formatCents(totalCents)}</span>
        <span className={`note ${styles.detail}`}>
          {ofCents === null
            ? `${missing ? `+ ${missing}` : 'Total'}, ${rentals === 1 ? '1 rental' : `${rentals} rentals`}`
            : `due today · ${formatCents(ofCents)} ${missing ? `+ ${missing}` : 'total'}`}
          &nbsp;
          <Icon name="caret-down" size="0.875rem" />
        </span>
      </button>
      <div className={styles.step}>{children}</div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your booking">
        {summary}
      </Dialog>
    </div>
  )
}
