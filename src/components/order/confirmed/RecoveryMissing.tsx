import { PhoneLink } from '~/components/contact/PhoneLink'
import styles from './RecoveryMissing.module.css'

/** Replaces `PaymentRecovery` if its script doesn't load. */
export function RecoveryMissing() {
  return (
    <div className="container">
      <p className={styles.notice} role="alert">
        We can&apos;t check whether your last payment went through. Before you pay again, reload
        this page or call <PhoneLink />.
      </p>
    </div>
  )
}
