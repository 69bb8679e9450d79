import { Icon } from '~/ui/Icon'
import styles from './order.module.css'

const words = {
  details: 'What you filled in earlier in this visit is kept.',
  choices: 'Your choices from earlier in this visit are kept.',
}

/** A form that isn't empty says why, without asking for attention. */
export function KeptNote({ what }: { what: keyof typeof words }) {
  return (
    <p className={styles.kept}>
      <Icon name="info" />
      {words[what]}
    </p>
  )
}
