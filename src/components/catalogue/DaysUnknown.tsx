// Says that the event's days can't be read. The list stays.
import { PhoneLink } from '~/components/help/PhoneLink'
import { TryAgain } from '~/components/help/TryAgain'
import { Notice } from '~/ui/notice/Notice'

type DaysUnknownProps = {
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
