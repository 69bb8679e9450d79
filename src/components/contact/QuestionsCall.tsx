import { Icon } from '~/ui/Icon'
import { OpeningHours } from './OpeningHours'
import { PhoneLink } from './PhoneLink'

export function QuestionsCall() {
  return (
    <p className="note icon-text">
      <Icon name="phone" size="1.125rem" />
      <span>
        Questions? Call <PhoneLink />, <OpeningHours />.
      </span>
    </p>
  )
}
