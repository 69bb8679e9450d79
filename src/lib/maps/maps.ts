// Google Maps for the address field. Its packages are large and its script may be blocked, so this
// is only imported on demand, and the field works without it.
import type { useJsApiLoader } from '@react-google-maps/api'
import { loadScript } from '~/lib/loading/load-script'
import { withTimeout } from '~/lib/loading/with-timeout'
import { allSettings } from '~/settings/all-settings'

/** How long Maps may take before the field says that there are no suggestions. */
export const mapsTimeoutMs = 8_000

/** Options of `useJsApiLoader`. A constant, because the loader refuses other options later. */
export const mapsLoader: Parameters<typeof useJsApiLoader>[0] = {
  googleMapsApiKey: allSettings.mapsKey,
  libraries: ['places'],
}

/** Loads the local stack's script, which sets `google.maps`. Throws if it can't be loaded. */
export async function loadMapsStandIn(): Promise<void> {
  if (allSettings.mapsStandIn !== '')
    await withTimeout(mapsTimeoutMs, loadScript(allSettings.mapsStandIn))
}

/** Suggestions prefer places within 50 km of Rockford, where most deliveries go. */
const rockford = { center: { lat: 42.2711, lng: -89.094 }, radius: 50_000 }

export type AddressSuggestion = { place_id: string; description: string }
type Receive = (
  suggestions: AddressSuggestion[],
  status: 'OK' | 'ZERO_RESULTS' | 'UNKNOWN_ERROR',
) => void

/** Successor of the service that use-places-autocomplete calls, which is closed to new projects. */
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

/**
 * What is typed until a place is chosen, and the places that were suggested. Google bills all
 * requests of a session together (docs/decisions/addresses.md).
 */
type Session = {
  token: google.maps.places.AutocompleteSessionToken
  suggested: Map<string, google.maps.places.PlacePrediction>
}

let session: Session | null = null

async function suggest(input: string): Promise<AddressSuggestion[]> {
  session ??= { token: new google.maps.places.AutocompleteSessionToken(), suggested: new Map() }
  const { token, suggested } = session
  const { suggestions } =
    await google.maps.places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      includedRegionCodes: ['us'],
      locationBias: rockford,
      language: 'en-US',
      sessionToken: token,
    })
  return suggestions.flatMap(({ placePrediction: place }) => {
    if (!place) return []
    suggested.set(place.placeId, place)
    return [{ place_id: place.placeId, description: place.text.text }]
  })
}

/**
 * A chosen suggestion's coordinates ("lat,lng") and ZIP code; each is '' if it can't be found. Ends
 * the session, because a place keeps the token with which it was suggested. Never throws.
 */
export async function locate(placeId: string): Promise<{ latLng: string; zip: string }> {
  const place = session?.suggested.get(placeId)?.toPlace()
  session = null
  try {
    await place?.fetchFields({ fields: ['location', 'addressComponents'] })
    const code = place?.addressComponents?.find(({ types }) => types.includes('postal_code'))
    return {
      latLng: place?.location ? `${place.location.lat()},${place.location.lng()}` : '',
      zip: /^\d{5}$/.exec(code?.longText ?? '')?.[0] ?? '',
    }
  } catch {
    return { latLng: '', zip: '' }
  }
}
