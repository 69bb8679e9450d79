// The way on after a charge that wasn't answered: the same charge once more, never another one.
import { Button } from '~/ui/Button'
import styles from './CardPayment.module.css'

type PayAgainProps = {
  label: string
  note?: string
  loadingText: string
  busy: boolean
  onPay: () => void
}

export function PayAgain({ label, note = samePayment, loadingText, busy, onPay }: PayAgainProps) {
  return (
    <div className={styles.again}>
      <Button wide busy={busy} onClick={onPay}>
        {label}
      </Button>
      <output className={styles.note}>{busy ? loadingText : note}</output>
    </div>
  )
}

const samePayment = "This sends the same payment once more. Your card isn't charged twice for it."
