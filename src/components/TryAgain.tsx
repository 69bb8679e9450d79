import { useRevalidator } from 'react-router-dom'
import { Button } from '~/ui/Button'

/** Reads again what the screen shows. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      look="outline"
      size="small"
      busy={state === 'loading'}
      onClick={() => void revalidate()}
    >
      Try again
    </Button>
  )
}
