import { PhoneLink } from '~/components/help/PhoneLink'
import { Container } from '~/ui/Container'
import styles from './RecoveryMissing.module.css'

/** Replaces `PaymentRecovery` if its script doesn't load. */
export function RecoveryMissing() {
  return (
    <Container>
      <p className={styles.notice} role="alert">
        We can&apos;t check how your last payment ended. Before you pay again, load this page again
        or call <PhoneLink />.
      </p>
    </Container>
  )
}
