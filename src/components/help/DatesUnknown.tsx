// Says that the taken days can't be read. Until they are read, no day can be chosen, because it
// might be taken.
import { PhoneLink } from './PhoneLink'
import { TryAgain } from './TryAgain'
import { Notice } from '~/ui/notice/Notice'

export function DatesUnknown() {
  return (
    <Notice tone="error" title="We can't check dates right now" action={<TryAgain />}>
      <p>
        Call us at <PhoneLink /> and we'll check for you.
      </p>
    </Notice>
  )
}
