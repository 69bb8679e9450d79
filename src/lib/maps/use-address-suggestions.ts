import { useJsApiLoader } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import usePlacesAutocomplete from 'use-places-autocomplete'
import { cleanLine } from '~/lib/text/cleaned'
import { mapsLoader, mapsTimeoutMs, placesAdapter, type AddressSuggestion } from './maps'

/** Places for the typed text; 'unavailable' if Maps doesn't work. */
export type AddressSuggestions = readonly AddressSuggestion[] | 'unavailable'

/** Fewer letters could mean too many places. */
const fewestLetters = 3
/** Specification, section 9. */
const debounceMs = 200

const none: readonly AddressSuggestion[] = []

/** Loads Maps and suggests addresses for `typed`. Text that is too short gets none. */
export function useAddressSuggestions(typed: string): AddressSuggestions {
  const { isLoaded, loadError } = useJsApiLoader(mapsLoader)
  const late = usePassed(mapsTimeoutMs)
  const { init, setValue, suggestions } = usePlacesAutocomplete({
    googleMaps: placesAdapter,
    initOnMount: false,
    debounce: debounceMs,
    cache: false,
  })
  const line = cleanLine(typed)
  const query = line.length < fewestLetters ? '' : line

  useEffect(() => {
    if (!isLoaded) return
    init()
    setValue(query)
  }, [isLoaded, init, setValue, query])

  if (loadError || (late && !isLoaded) || suggestions.status === 'UNKNOWN_ERROR')
    return 'unavailable'
  return query === '' ? none : suggestions.data
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
