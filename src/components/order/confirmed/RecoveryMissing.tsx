import { PhoneLink } from '~/components/help/PhoneLink'
import { Container } from '~/ui/Container'
import styles from './RecoveryMissing.module.css'

/** Replaces `PaymentRecovery` if its script doesn't load. */
export function RecoveryMissing() {
  return (
    <Container>
      <p className={styles.notice} role="alert">
        We can&apos;t check whether your last payment went through. Before you pay again, reload
        this page or call <PhoneLink />.
      </p>
    </Container>
  )
}
