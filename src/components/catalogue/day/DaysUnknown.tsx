// Nobody can tell which rentals are taken on the event's days: the list is there all the same.
import { PhoneLink } from '~/components/help/PhoneLink'
import { TryAgain } from '~/components/help/TryAgain'
import { Notice } from '~/ui/Notice'

export function DaysUnknown({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice
      tone="error"
      title="We can't check dates right now"
      action={<TryAgain onPress={onAgain} />}
    >
      <p>
        So all rentals are listed, whether they are free or not. Or call us at <PhoneLink /> and we
        will look for you.
      </p>
    </Notice>
  )
}
