// The database can't be reached: says so, offers another try and the telephone.
import { useRevalidator } from 'react-router-dom'
import { PhoneLink } from '~/components/PhoneLink'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'

type DatabaseDownProps = {
  /** What can't be shown, as the start of a sentence: "Our rentals". */
  what: string
}

export function DatabaseDown({ what }: DatabaseDownProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      tone="error"
      title={`${what} can't be shown right now.`}
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
        The connection failed. Try again in a moment, or call <PhoneLink />.
      </p>
    </Notice>
  )
}
