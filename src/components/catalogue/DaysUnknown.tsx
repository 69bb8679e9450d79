// Nobody can tell which rentals are taken on the event's days: the list is there all the same.
import { PhoneLink } from '~/components/help/PhoneLink'
import { TryAgain } from '~/components/help/TryAgain'
import { Notice } from '~/ui/notice/Notice'

type DaysUnknownProps = {
  /** It is being tried again. */
  trying: boolean
  onAgain: () => void
}

export function DaysUnknown({ trying, onAgain }: DaysUnknownProps) {
  return (
    <Notice
      tone="error"
      title="We can't check dates right now"
      action={<TryAgain busy={trying} onPress={onAgain} />}
    >
      <p>
        So all rentals are listed, whether they are free or not. Or call us at <PhoneLink /> and we
        will look for you.
      </p>
    </Notice>
  )
}
