import { useRevalidator } from 'react-router-dom'
import { anyChunkMissing } from '~/lib/loading/lazy-import'
import { Button } from '~/ui/button/Button'

/** Reads the screen again, or calls `onPress`. Reloads the page if a script is missing. */
export function TryAgain({ onPress, busy = false }: { onPress?: () => void; busy?: boolean }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      look="outline"
      size="small"
      busy={busy || state === 'loading'}
      onClick={() => {
        if (anyChunkMissing()) location.reload()
        else if (onPress) onPress()
        else void revalidate()
      }}
    >
      Try again
    </Button>
  )
}
