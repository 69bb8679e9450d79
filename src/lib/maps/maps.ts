// Google Maps for the address field: suggestions and coordinates. Its packages are large and its
// script may be blocked, so this file is only imported on demand, and the field works without it.
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

/**
 * Loads the local stack's script, which sets `google.maps`; does nothing if none is configured.
 * @throws Error if the script can't be loaded or takes too long.
 */
export async function loadMapsStandIn(): Promise<void> {
  if (allSettings.mapsStandIn !== '')
    await withTimeout(mapsTimeoutMs, loadScript(allSettings.mapsStandIn))
}

export type AddressSuggestion = { placeId: string; description: string }

/** Suggestions prefer places within 50 km of Rockford, where most deliveries go. */
const rockford = { center: { lat: 42.2711, lng: -89.094 }, radius: 50_000 }

/**
 * What is typed for one address, up to the choice of a place, and the places that were suggested
 * meanwhile. Google bills the questions of a session together (docs/decisions/addresses.md).
 */
type Session = {
  token: google.maps.places.AutocompleteSessionToken
  suggested: Map<string, google.maps.places.PlacePrediction>
}

let session: Session | null = null

/**
 * Places for a typed text, in the United States.
 * @throws if Google gives no answer
 */
export async function suggest(input: string): Promise<AddressSuggestion[]> {
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
    return [{ placeId: place.placeId, description: place.text.text }]
  })
}

/**
 * Coordinates of a chosen suggestion as the stored text "lat,lng", and its ZIP code; each is empty if
 * it can't be found. Ends the session, because a place keeps the token with which it was suggested.
 * Never throws.
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
