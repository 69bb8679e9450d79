// Nobody can tell which days are taken, so none is offered: a taken day must not be sold.
import { PhoneLink } from './PhoneLink'
import { TryAgain } from './TryAgain'
import { Notice } from '~/ui/notice/Notice'

export function DatesUnknown() {
  return (
    <Notice tone="error" title="We can't check dates right now" action={<TryAgain />}>
      <p>
        Call us at <PhoneLink /> and we will look for you.
      </p>
    </Notice>
  )
}
