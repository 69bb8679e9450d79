// Says that the database can't be reached, and offers another try and the phone number.
import { PhoneLink } from './PhoneLink'
import { TryAgain } from './TryAgain'
import { Notice } from '~/ui/notice/Notice'

type DatabaseDownProps = {
  /** The subject of the sentence: "Our rentals". */
  what: string
}

export function DatabaseDown({ what }: DatabaseDownProps) {
  return (
    <Notice tone="error" title={`${what} didn't load.`} action={<TryAgain />}>
      <p>
        We couldn't connect. Try again in a moment, or call <PhoneLink />.
      </p>
    </Notice>
  )
}
