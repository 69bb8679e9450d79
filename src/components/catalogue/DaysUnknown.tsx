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
        We're showing every rental, available or not. Try again, or call us at <PhoneLink /> and
        we'll check for you.
      </p>
    </Notice>
  )
}
