import { useRevalidator } from 'react-router-dom'
import { anyChunkMissing } from '~/lib/loading/lazy-import'
import { Button } from '~/ui/button/Button'

/**
 * Reads again what the screen shows; where a script is missing, by loading the page anew.
 * @param onPress reads what the screen asks for by itself
 * @param busy while it does
 */
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
