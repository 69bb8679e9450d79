import { vi } from 'vitest'

/** The maps program, which answers what was typed by `lookUp`. */
export function openMaps(
  lookUp: (request: { input: string; sessionToken: object }) => Promise<unknown>,
) {
  const maps = {
    importLibrary: async () => maps,
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: { fetchAutocompleteSuggestions: lookUp },
    },
  }
  vi.stubGlobal('google', { maps })
}
