import { useRevalidator } from 'react-router-dom'
import { anyPartMissing } from '~/lib/load-part'
import { Button } from '~/ui/Button'

/** Reads again what the screen shows; where a script is missing, by loading the page anew. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      look="outline"
      size="small"
      busy={state === 'loading'}
      onClick={() => (anyPartMissing() ? location.reload() : void revalidate())}
    >
      Try again
    </Button>
  )
}
