// The database can't be reached: says so, offers another try and the telephone.
import { PhoneLink } from './PhoneLink'
import { TryAgain } from './TryAgain'
import { Notice } from '~/ui/notice/Notice'

type DatabaseDownProps = {
  /** What can't be shown, as the start of a sentence: "Our rentals". */
  what: string
}

export function DatabaseDown({ what }: DatabaseDownProps) {
  return (
    <Notice tone="error" title={`${what} can't be shown right now.`} action={<TryAgain />}>
      <p>
        The connection failed. Try again in a moment, or call <PhoneLink />.
      </p>
    </Notice>
  )
}
