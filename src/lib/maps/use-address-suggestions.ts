import { useJsApiLoader } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import { cleanLine } from '~/lib/text/cleaned'
import { mapsLoader, mapsTimeoutMs, suggest, type AddressSuggestion } from './maps'

/** Places for the typed text; 'unavailable' if Maps doesn't work. */
export type AddressSuggestions = readonly AddressSuggestion[] | 'unavailable'

/** Fewer letters could mean too many places. */
const fewestLetters = 3
/** Specification, section 9. */
const debounceMs = 200

const none: readonly AddressSuggestion[] = []

/**
 * Loads Maps and suggests addresses for `typed`. Text that is too short gets none. The last ones stay
 * until there are new ones.
 */
export function useAddressSuggestions(typed: string): AddressSuggestions {
  const { isLoaded, loadError } = useJsApiLoader(mapsLoader)
  const late = usePassed(mapsTimeoutMs)
  const [suggested, setSuggested] = useState<AddressSuggestions>(none)
  const line = cleanLine(typed)
  const query = line.length < fewestLetters ? '' : line

  useEffect(() => {
    if (!isLoaded) return undefined
    let isOver = false
    const answer = (places: AddressSuggestions) => isOver || setSuggested(places)
    const timer = setTimeout(() => {
      if (query === '') answer(none)
      else suggest(query).then(answer, () => answer('unavailable'))
    }, debounceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLoaded, query])

  if (loadError || (late && !isLoaded) || suggested === 'unavailable') return 'unavailable'
  return query === '' ? none : suggested
}

/** Whether `ms` have passed since the component was shown. */
function usePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setPassed, ms, true)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
