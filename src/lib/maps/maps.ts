// Google Maps for the address field: suggestions and coordinates. Its packages are large and its script may be blocked, so
// this file is only imported on demand, and the field works without it.
import type { useJsApiLoader } from '@react-google-maps/api'
import { getLatLng } from 'use-places-autocomplete'
import { loadScript } from '~/lib/loading/load-script'
import { within } from '~/lib/loading/within'
import { fullConfig } from '~/settings/part-settings'

/** How long Maps may take before the field says that there are no suggestions. */
export const mapsTimeoutMs = 8_000

/** Options of `useJsApiLoader`. A constant, because the loader refuses other options later. */
export const mapsLoader: Parameters<typeof useJsApiLoader>[0] = {
  googleMapsApiKey: fullConfig.mapsKey,
  libraries: ['places', 'geocoding'],
}

/**
 * Loads the local stack's script, which sets `google.maps`; does nothing if none is configured.
 * @throws Error if the script can't be loaded or takes too long.
 */
export async function loadMapsStandIn(): Promise<void> {
  if (fullConfig.mapsStandIn !== '') await within(mapsTimeoutMs, loadScript(fullConfig.mapsStandIn))
}

/** Suggestions prefer places within 50 km of Rockford, where most deliveries go. */
const rockford = { center: { lat: 42.2711, lng: -89.094 }, radius: 50_000 }

type Prediction = { place_id: string; description: string }
type Receive = (predictions: Prediction[], status: 'OK' | 'ZERO_RESULTS' | 'UNKNOWN_ERROR') => void

/** Google closed the service that use-places-autocomplete calls to new projects, so this calls its successor. */
class AutocompleteService {
  #latest = 0

  async getPlacePredictions({ input }: { input: string }, receive: Receive): Promise<void> {
    this.#latest += 1
    const call = this.#latest
    const answer = await suggest(input).catch(() => null)
    // An older answer would show suggestions for text that has changed since.
    if (call !== this.#latest) return
    if (answer === null) receive([], 'UNKNOWN_ERROR')
    else receive(answer, answer.length > 0 ? 'OK' : 'ZERO_RESULTS')
  }
}

/** Replaces `google.maps` in use-places-autocomplete. */
export const placesAdapter = { places: { AutocompleteService } }

async function suggest(input: string): Promise<Prediction[]> {
  const { suggestions } =
    await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: ['us'],
      locationBias: rockford,
      language: 'en-US',
    })
  return suggestions.flatMap(({ placePrediction }) =>
    placePrediction
      ? [{ place_id: placePrediction.placeId, description: placePrediction.text.text }]
      : [],
  )
}

/** Coordinates of a suggested place as the stored text "lat,lng"; empty if they can't be found. Never throws. */
export async function locate(placeId: string): Promise<string> {
  try {
    const { results } = await new google.maps.Geocoder().geocode({ placeId })
    if (!results[0]) return ''
    const { lat, lng } = getLatLng(results[0])
    return `${lat},${lng}`
  } catch {
    return ''
  }
}
