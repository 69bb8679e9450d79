import { OpeningHours } from './OpeningHours'
import { PhoneLink } from './PhoneLink'
import { Icon } from '~/ui/Icon'
import styles from './QuestionsCall.module.css'

export function QuestionsCall() {
  return (
    <p className={`note ${styles.questions}`}>
      <Icon name="phone" size="1.125rem" />
      <span>
        Questions? Call <PhoneLink />, <OpeningHours />.
      </span>
    </p>
  )
}
