// Nobody can tell which days are taken, so none is offered: a taken day must not be sold.
import { useRevalidator } from 'react-router-dom'
import { PhoneLink } from '~/components/PhoneLink'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'

export function DatesUnknown() {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      tone="error"
      title="We can't check dates right now"
      action={
        <Button
          look="outline"
          size="small"
          busy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      <p>
        Call us at <PhoneLink /> and we will look for you.
      </p>
    </Notice>
  )
}
