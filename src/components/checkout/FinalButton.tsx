// One button at a time: Continue checks, then exactly one final button books.
import { Button } from '~/ui/Button'

type FinalButtonProps = {
  step: 'continue' | 'book'
  /** Id of the form that Continue submits. */
  form: string
  requestMode: boolean
  /** The intent that is being sent, or null. */
  busy: FormDataEntryValue | null
  onSend: (intent: 'continue' | 'book') => void
}

export function FinalButton({ step, form, requestMode, busy, onSend }: FinalButtonProps) {
  const label = step === 'continue' ? 'Continue' : requestMode ? 'Request Book Now' : 'Book Now'
  return (
    <Button
      wide
      form={form}
      type={step === 'continue' ? 'submit' : 'button'}
      busy={busy !== null}
      onClick={() => step === 'book' && onSend('book')}
    >
      {busy === 'book' ? 'Booking…' : busy === 'continue' ? 'Checking…' : label}
    </Button>
  )
}
